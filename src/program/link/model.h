/* model.h - methods that a user wrote in place of others: native ones, or such as the VM cannot run.
 *
 * The model of class p.X is the class p.XModel on the path of models. A static method of it stands for the method of X
 * with the same name and descriptor; if that is not static, its object comes first. Models of the JDK's classes belong
 * to the boot loader as those do, others to the application's.
 */
#ifndef HAVELOCK_PROGRAM_LINK_MODEL_H
#define HAVELOCK_PROGRAM_LINK_MODEL_H

#include "program/program.h"

/* 1: *model stands for the method; 0: none does; -1: the model cannot be loaded, or has a method that stands for
 * nothing. */
int model_find(struct program *program, struct method *m, struct method **model, struct link_error *error);

#endif
