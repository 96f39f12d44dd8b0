import { Injectable } from '@nestjs/common';
import { Sealer } from '@valam/service-kit/secrets/sealer';
import * as z from 'zod/mini';
import { wishesPurpose } from './booking.entity.js';

const Wishes = z.object({ diet: z.nullable(z.string()), needs: z.nullable(z.string()) });
export type Wishes = z.infer<typeof Wishes>;

/** Diet and needs, encrypted in the database. */
@Injectable()
export class EncryptedWishes {
  constructor(private readonly sealer: Sealer) {}

  seal(wishes: Wishes): string | null {
    return wishes.diet || wishes.needs ? this.sealer.seal(wishesPurpose, JSON.stringify(wishes)) : null;
  }

  open(sealed: string | null): Wishes {
    return sealed
      ? z.parse(Wishes, JSON.parse(this.sealer.open(wishesPurpose, sealed)))
      : { diet: null, needs: null };
  }
}
