import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keyring } from '@valam/service-kit/secrets/keyring';

const purpose = 'known-device';
const idBytes = 16;

/** Signs ids of browsers that have signed in to an account, so that they are recognized without being stored. */
@Injectable()
export class KnownDevices {
  constructor(private readonly keyring: Keyring) {}

  /** The id of a browser for this account; null if it has never signed in to it. */
  idOf(token: string | null | undefined, email: string): string | null {
    const [id, signature] = token?.split('.') ?? [];
    if (!id || !signature) return null;
    return this.keyring.isSignedBy(purpose, textOf(id, email), signature) ? id : null;
  }

  /** A browser with an id keeps it. */
  tokenFor(email: string, known: string | null): string {
    const id = known ?? randomBytes(idBytes).toString('base64url');
    return `${id}.${this.keyring.sign(purpose, textOf(id, email))}`;
  }
}

const textOf = (id: string, email: string): string => `${id}\n${email}`;
