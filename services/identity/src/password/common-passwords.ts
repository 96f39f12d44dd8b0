import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordMinLength } from '@valam/contracts/identity/account.schema';

/** How many of the most used passwords are refused, counted among those that are long enough to be tried at all. */
const refused = 3_000;

/** In lower case, most used first, as found in published collections of stolen passwords. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= passwordMinLength).slice(0, refused),
);
