/* Lists compare a typed filter exactly. These turn what the screen shows into what is stored. */

/** `Mark paid` → `mark-paid`. */
export const asName = (typed: string): string => typed.toLowerCase().replace(/[\s_]+/g, '-');

/** `Write for us` → `write_for_us`. */
export const asState = (typed: string): string => typed.toLowerCase().replace(/[\s-]+/g, '_');

/** `Not ours` → `not ours`. */
export const asLowerCase = (typed: string): string => typed.toLowerCase();

/** Codes are stored in capitals. */
export const asCode = (typed: string): string => typed.toUpperCase();
