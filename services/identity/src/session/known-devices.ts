import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sealer } from '@valam/service-kit/secrets/sealer';

const purpose = 'known-device';
const idBytes = 16;

/** Signs the names of browsers that signed in to an account, so that they are recognized without being stored. */
@Injectable()
export class KnownDevices {
  constructor(private readonly sealer: Sealer) {}

  /** The name of a browser for this account; null when it never signed in to it. */
  idOf(token: string | null | undefined, email: string): string | null {
    const [id, signature] = token?.split('.') ?? [];
    if (!id || !signature) return null;
    return this.sealer.isSignedBy(purpose, textOf(id, email), signature) ? id : null;
  }

  /** The same name for a browser that has one. */
  tokenFor(email: string, known: string | null): string {
    const id = known ?? randomBytes(idBytes).toString('base64url');
    return `${id}.${this.sealer.sign(purpose, textOf(id, email))}`;
  }
}

const textOf = (id: string, email: string): string => `${id}\n${email}`;
