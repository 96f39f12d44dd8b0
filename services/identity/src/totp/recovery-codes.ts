import { Injectable } from '@nestjs/common';
import { Passwords } from '../password/passwords.js';
import { unlessBusy } from '../limit/try-again-later.js';
import { formerlyKept, keptCode, keptHash, newRecoveryCodes, typedCode } from './recovery-code.js';

/** Creates and verifies recovery codes. They are hashed like passwords: slowly, each with its own salt. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly passwords: Passwords) {}

  /** In sequence, because ten at once would fill the password queue. */
  async make(): Promise<{ codes: string[]; kept: string[] }> {
    const codes = newRecoveryCodes();
    const kept: string[] = [];
    for (const code of codes) {
      const typed = typedCode(code);
      if (typed) kept.push(keptCode(typed, await unlessBusy(this.passwords.hash(typed.secret))));
    }
    return { codes, kept };
  }

  /** The stored form of this code; null if it is wrong or used up, which takes the same time. */
  async find(kept: readonly string[], text: string): Promise<string | null> {
    const former = formerlyKept(text);
    if (kept.includes(former)) return former;
    const typed = typedCode(text);
    if (!typed) return null;
    const hash = keptHash(kept, typed);
    const isRight = await unlessBusy(this.passwords.verify(hash, typed.secret));
    return isRight && hash ? keptCode(typed, hash) : null;
  }
}
