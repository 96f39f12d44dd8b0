import { passwordMinLength } from '@valam/contracts/identity/account.schema';

/** Number of the most used passwords that are refused, counting only those long enough to be allowed. */
const refused = 3_000;

let read: Promise<ReadonlySet<string>> | undefined;

/** Lower case, most used first, from published collections of leaked passwords. Read with the first password that is set. */
export const commonPasswords = (): Promise<ReadonlySet<string>> => (read ??= readDictionary());

async function readDictionary(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common']
      .filter((password) => password.length >= passwordMinLength)
      .slice(0, refused),
  );
}
