import { Injectable } from '@nestjs/common';
import { payShare, saveShareTraveller } from '@valam/contracts/leads/share.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { money } from '@valam/contracts/shared/money';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { refuseLaterBirths } from '../booking/birth-dates.js';
import { CompanionForms } from '../booking/companion-forms.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { BalancePages } from '../payment/balance-pages.js';
import { ShareAccess } from '../share/share-access.js';
import { transferAfterLeaving } from '../share/transfer-after-leaving.js';
import { mayPayShare, maySaveForm } from './get-share.js';

/** A companion pays the share and fills in the traveler form. */
@Injectable()
export class PayShare {
  constructor(
    private readonly clock: Clock,
    private readonly access: ShareAccess,
    private readonly pages: BalancePages,
    private readonly forms: CompanionForms,
  ) {}

  async pay({ token }: RpcInput<typeof payShare>): Promise<RpcReturn<typeof payShare>> {
    const sessionId = await this.access.change(token, async (tx, share, booking) => {
      if (!mayPayShare(share, booking))
        throw problem(payShare, 'leads.action_refused', 'There is nothing left to pay here.');
      return this.pages.prepare(tx, booking, {
        purpose: 'share',
        amount: money(share.amountMinor, share.currency),
        email: share.email,
        what: 'Share of the balance',
        details: { shareId: share.id },
      });
    });
    return this.pages.open(sessionId);
  }

  async saveTraveller({ token, traveller }: RpcInput<typeof saveShareTraveller>): Promise<void> {
    await this.access.change(token, async (tx, share, booking) => {
      const { startDate } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
      const isOpen = maySaveForm(share, booking, startDate, this.clock.now());
      if (!isOpen || (await transferAfterLeaving(tx, share)))
        throw problem(
          saveShareTraveller,
          'leads.action_refused',
          'The details can no longer be changed here. Please write to us.',
        );
      refuseLaterBirths({ dateOfBirth: traveller.dateOfBirth }, this.clock.now());
      if (!(await this.forms.save(tx, booking, share.id, traveller)))
        throw problem(
          saveShareTraveller,
          'leads.action_refused',
          `${booking.firstName} has filled in the details of everyone already. Please ask ${booking.firstName} to leave yours out.`,
        );
    });
  }
}
