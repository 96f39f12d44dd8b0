import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { Sealer } from '@valam/service-kit/secrets/sealer';

const lifeMs = 7 * 86_400_000;
const purpose = 'preview';

/** Links that show one draft to anyone who has them, for a week. */
@Injectable()
export class PreviewLinks {
  constructor(
    private readonly sealer: Sealer,
    private readonly clock: Clock,
  ) {}

  tokenFor(noun: string, slug: string): string {
    const until = Math.floor((this.clock.now().getTime() + lifeMs) / 1_000);
    return `${until.toString(36)}.${this.sealer.sign(purpose, `${noun}/${slug}/${until}`)}`;
  }

  isValid(noun: string, slug: string, token: string): boolean {
    const [written = '', signature = ''] = token.split('.');
    const until = parseInt(written, 36);
    if (!Number.isSafeInteger(until) || until * 1_000 < this.clock.now().getTime()) return false;
    return this.sealer.isSignedBy(purpose, `${noun}/${slug}/${until}`, signature);
  }
}
