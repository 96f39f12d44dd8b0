import { Injectable } from '@nestjs/common';
import { Sealer } from '@valam/service-kit/secrets/sealer';
import * as z from 'zod/mini';

const Wishes = z.object({ diet: z.nullable(z.string()), needs: z.nullable(z.string()) });
export type Wishes = z.infer<typeof Wishes>;

const purpose = 'booking-wishes';

/** Diet and needs, as they stand in the database: encrypted. */
@Injectable()
export class SealedWishes {
  constructor(private readonly sealer: Sealer) {}

  seal(wishes: Wishes): string | null {
    return wishes.diet || wishes.needs ? this.sealer.seal(purpose, JSON.stringify(wishes)) : null;
  }

  open(sealed: string | null): Wishes {
    return sealed
      ? z.parse(Wishes, JSON.parse(this.sealer.open(purpose, sealed)))
      : { diet: null, needs: null };
  }
}
