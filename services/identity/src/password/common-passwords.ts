import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordMinLength } from '@valam/contracts/identity/account.schema';

/** Number of the most used passwords that are refused, counting only those long enough to be allowed. */
const refused = 3_000;

/** Lower case, most used first, from published collections of leaked passwords. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= passwordMinLength).slice(0, refused),
);
