import type { EventContract } from '@valam/contracts/shared/define';
import { Keyring } from '../secrets/keyring.js';

const purpose = 'mail';

/** The payload of a confidential event in the outbox and in the stream. */
interface EncryptedPayload {
  readonly sealed: string;
}

const isEncrypted = (payload: unknown): payload is EncryptedPayload =>
  typeof payload === 'object' &&
  payload !== null &&
  typeof (payload as Partial<EncryptedPayload>).sealed === 'string' &&
  Object.keys(payload).length === 1;

/**
 * Encrypts confidential events with `MAIL_KEY`, which only the services that request or send emails have.
 * Without the key, neither the outbox and its backups nor the files of the stream are readable.
 */
export class ConfidentialEvents {
  private readonly keyring: Keyring | null;

  constructor(mailKey: string | null) {
    this.keyring = mailKey ? new Keyring(mailKey) : null;
  }

  write({ subject, isConfidential }: EventContract, payload: unknown): unknown {
    return isConfidential
      ? { sealed: this.keyFor(subject).encrypt(purpose, JSON.stringify(payload)) }
      : payload;
  }

  /** Payloads of earlier releases are not encrypted. */
  read({ subject, isConfidential }: EventContract, payload: unknown): unknown {
    if (!isConfidential || !isEncrypted(payload)) return payload;
    return JSON.parse(this.keyFor(subject).decrypt(purpose, payload.sealed)) as unknown;
  }

  /**
   * Decrypts the payload of any event, wherever it is in the value: a job that delivers an event again has its
   * payload inside its own. What cannot be decrypted here stays unchanged.
   */
  readable(value: unknown): unknown {
    if (isEncrypted(value)) return this.decrypted(value);
    if (Array.isArray(value)) return value.map((one) => this.readable(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.readable(one)]));
  }

  private decrypted(payload: EncryptedPayload): unknown {
    if (!this.keyring) return payload;
    try {
      return JSON.parse(this.keyring.decrypt(purpose, payload.sealed)) as unknown;
    } catch {
      return payload;
    }
  }

  private keyFor(subject: string): Keyring {
    if (!this.keyring) throw new Error(`${subject} is confidential and MAIL_KEY is not set here`);
    return this.keyring;
  }
}
