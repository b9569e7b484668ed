/* finding_order.h - in which order findings are reported. */
#ifndef HAVELOCK_CLI_OUTPUT_FINDING_ORDER_H
#define HAVELOCK_CLI_OUTPUT_FINDING_ORDER_H

#include "report/finding.h"

/* Those that need a time-out to come while another thread could run come after all others; otherwise the order stays.
 * Are there any? */
bool finding_order_put_hurried_last(struct findings *findings);

#endif
