/* doctor.h - `havelock doctor`: what was found on this machine, what is missing.
 *
 * Exit status 0 when programs can be run, 1 when something they need is missing.
 */
#ifndef HAVELOCK_CLI_COMMANDS_DOCTOR_H
#define HAVELOCK_CLI_COMMANDS_DOCTOR_H

int cli_doctor(int argc, char **argv);

#endif
