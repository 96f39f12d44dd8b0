import { Injectable } from '@nestjs/common';
import { Keyring } from '@valam/service-kit/secrets/keyring';
import * as z from 'zod/mini';
import { wishesPurpose } from './booking.entity.js';

const Wishes = z.object({ diet: z.nullable(z.string()), needs: z.nullable(z.string()) });
export type Wishes = z.infer<typeof Wishes>;

/** Diet and needs, encrypted in the database. */
@Injectable()
export class EncryptedWishes {
  constructor(private readonly keyring: Keyring) {}

  encrypt(wishes: Wishes): string | null {
    return wishes.diet || wishes.needs ? this.keyring.encrypt(wishesPurpose, JSON.stringify(wishes)) : null;
  }

  decrypt(sealed: string | null): Wishes {
    return sealed
      ? z.parse(Wishes, JSON.parse(this.keyring.decrypt(wishesPurpose, sealed)))
      : { diet: null, needs: null };
  }
}
