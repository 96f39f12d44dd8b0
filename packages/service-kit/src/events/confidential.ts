import type { EventContract } from '@valam/contracts/shared/define';
import { Sealer } from '../secrets/sealer.js';

const purpose = 'mail';

/** The payload of a confidential event in the outbox and in the stream. */
interface SealedPayload {
  readonly sealed: string;
}

const isSealed = (payload: unknown): payload is SealedPayload =>
  typeof payload === 'object' &&
  payload !== null &&
  typeof (payload as Partial<SealedPayload>).sealed === 'string' &&
  Object.keys(payload).length === 1;

/**
 * Encrypts confidential events with `MAIL_KEY`, a key of only those services that request or send emails. Without it,
 * neither the outbox and its backups nor the files of the stream can be read.
 */
export class ConfidentialEvents {
  private readonly sealer: Sealer | null;

  constructor(mailKey: string | null) {
    this.sealer = mailKey ? new Sealer(mailKey) : null;
  }

  write({ subject, isConfidential }: EventContract, payload: unknown): unknown {
    return isConfidential ? { sealed: this.keyFor(subject).seal(purpose, JSON.stringify(payload)) } : payload;
  }

  /** An unencrypted payload was published by an earlier release. */
  read({ subject, isConfidential }: EventContract, payload: unknown): unknown {
    if (!isConfidential || !isSealed(payload)) return payload;
    return JSON.parse(this.keyFor(subject).open(purpose, payload.sealed)) as unknown;
  }

  /** The same for a payload of any event; as it is, where it cannot be decrypted here. */
  readable(payload: unknown): unknown {
    if (!isSealed(payload) || !this.sealer) return payload;
    try {
      return JSON.parse(this.sealer.open(purpose, payload.sealed)) as unknown;
    } catch {
      return payload;
    }
  }

  private keyFor(subject: string): Sealer {
    if (!this.sealer) throw new Error(`${subject} is confidential and MAIL_KEY is not set here`);
    return this.sealer;
  }
}
