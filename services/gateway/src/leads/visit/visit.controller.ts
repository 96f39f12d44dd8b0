import { Controller } from '@nestjs/common';
import { countVisitRoute } from '@valam/contracts/leads/visit.routes';
import { Call, type CallOf } from '../../http/call.js';
import { limitReached } from '../../http/gateway-problems.js';
import { LocalCount } from '../../limit/local-count.js';
import { UsesRoute } from '../../route/uses-route.js';
import { mayCount } from './may-count.js';
import { VisitTally } from './visit-tally.js';

/** Accepted steps per minute, network and process: a household with several tabs sends far fewer. */
const stepsAMinute = 60;

/** Counts steps of visits. Only the body of the request is used. */
@Controller()
export class VisitController {
  private readonly limit = new LocalCount<'visit'>({ visit: stepsAMinute });

  constructor(private readonly tally: VisitTally) {}

  @UsesRoute(countVisitRoute)
  count(@Call() { body, visitor, request }: CallOf<typeof countVisitRoute>) {
    const wait = this.limit.consume('visit', visitor.address, performance.now());
    if (wait > 0) throw limitReached(wait);
    const { cookies, headers } = request;
    const purposes = [headers['purpose'], headers['sec-purpose']];
    if (mayCount({ userAgent: visitor.userAgent, consent: cookies['consent'], purposes }))
      this.tally.add(body);
    return Promise.resolve({ ok: true as const });
  }
}
