import { Injectable } from '@nestjs/common';
import type { Companion } from '@valam/contracts/leads/booking-shares.schema';
import { fitShares, type ShareFit } from '@valam/contracts/leads/share';
import { inviteCompanions, resendShare, withdrawShare } from '@valam/contracts/leads/share.rpc';
import { formatInstant } from '@valam/contracts/shared/days';
import type { RpcInput } from '@valam/contracts/shared/define';
import { formatMoney } from '@valam/contracts/shared/money';
import { invalidFields, problem } from '@valam/contracts/shared/problem';
import { mailboxOf, normalizeEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { BookingAccess } from '../booking/booking-access.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { BookingSharesView } from '../share/booking-shares-view.js';
import { inviteAgainFrom, sendAgainFrom } from '../share/share-days.js';
import type { ShareEntity } from '../share/share.entity.js';
import { Shares, type NewShare } from '../share/shares.js';

const fitWords: Readonly<Record<NonNullable<ShareFit['refusal']>, string>> = {
  too_much: 'The shares are more than what is left to pay.',
  too_little: 'This share is too small to be paid by card.',
  own_too_little: 'What is left for you is too small to be paid by card. Please change the amounts.',
};

/** The lead traveler invites companions to pay shares of the balance, resends invitations and withdraws them. */
@Injectable()
export class InviteCompanions {
  constructor(
    private readonly clock: Clock,
    private readonly access: BookingAccess,
    private readonly shares: Shares,
    private readonly view: BookingSharesView,
    private readonly pages: PaymentPages,
  ) {}

  async invite({ token, companions }: RpcInput<typeof inviteCompanions>): Promise<void> {
    await this.access.change(token, async (tx, booking) => {
      const fresh = await this.notInvitedYet(tx, booking, companions);
      if (fresh.length === 0) return;
      const { refusal, most, proposed } = await this.view.of(tx, booking);
      if (refusal ?? !proposed)
        throw problem(inviteCompanions, 'leads.action_refused', refusal ?? 'There is no balance to share.');
      if (fresh.length > most)
        throw problem(
          inviteCompanions,
          'leads.action_refused',
          most === 1
            ? 'Only one more companion can be invited.'
            : `Only ${most} more companions can be invited.`,
        );
      const wanted = fresh.map(({ name, email, amount }) => ({ name, email, amount: amount ?? proposed }));
      await this.fit(tx, booking, wanted);
      await this.shares.invite(tx, booking, wanted);
      // An open page of the lead traveler may include amounts that companions are to pay now.
      await this.pages.closeAll(tx, booking.id, ['balance']);
    });
  }

  /** The lead traveler pays the share instead. */
  async withdraw({ token, id }: RpcInput<typeof withdrawShare>): Promise<void> {
    await this.access.change(token, async (tx, booking) => {
      const share = await this.find(tx, booking, id);
      if (share.state === 'withdrawn') return;
      if (share.state !== 'open')
        throw problem(withdrawShare, 'leads.action_refused', 'This share is no longer open.');
      await this.shares.end(tx, booking, share, 'withdrawn', {
        actor: 'traveller',
        reason: 'It was withdrawn by the lead traveler.',
      });
      await this.pages.closeShares(tx, booking.id, [id]);
    });
  }

  async resend({ token, id }: RpcInput<typeof resendShare>): Promise<void> {
    await this.access.change(token, async (tx, booking) => {
      const share = await this.find(tx, booking, id);
      if (share.state !== 'open')
        throw problem(resendShare, 'leads.action_refused', 'This share is no longer open.');
      const from = sendAgainFrom(share);
      if (this.clock.now() < from)
        throw problem(
          resendShare,
          'leads.action_refused',
          `The invitation was sent not long ago. You can send it again from ${formatInstant(from)}.`,
        );
      await this.shares.resend(tx, booking, share);
    });
  }

  private async find(tx: EntityManager, booking: BookingEntity, id: string): Promise<ShareEntity> {
    const share = (await this.shares.of(tx, booking.id)).find((one) => one.id === id);
    if (!share) throw problem(withdrawShare, 'leads.link_unknown', 'There is no such share.');
    return share;
  }

  /** Idempotent: companions already invited are skipped. */
  private async notInvitedYet(
    tx: EntityManager,
    booking: BookingEntity,
    companions: readonly Companion[],
  ): Promise<Companion[]> {
    const all = await this.shares.of(tx, booking.id);
    const seen = new Set([booking.personEmail]);
    return companions.filter(({ email, amount }, at) => {
      const person = normalizeEmail(email);
      const known = all.find(
        ({ personEmail, state }) => personEmail === person && (state === 'open' || state === 'paid'),
      );
      if (known && !seen.has(person) && (!amount || amount.amountMinor === known.amountMinor)) return false;
      if (known || seen.has(person))
        throw invalidFields({
          [`companions.${at}.email`]:
            person === booking.personEmail
              ? 'This is your own email address. Please enter your companion’s.'
              : 'This person already has a share.',
        });
      const mailbox = mailboxOf(person);
      const from = inviteAgainFrom(all.filter(({ personEmail }) => mailboxOf(personEmail) === mailbox));
      if (from && this.clock.now() < from)
        throw invalidFields({
          [`companions.${at}.email`]: `This person was invited several times. You can invite them again from ${formatInstant(from)}.`,
        });
      seen.add(person);
      return true;
    });
  }

  private async fit(tx: EntityManager, booking: BookingEntity, wanted: readonly NewShare[]): Promise<void> {
    const own = await this.shares.own(tx, booking);
    const { refusal } = fitShares(
      own,
      wanted.map(({ amount }) => amount.amountMinor),
    );
    const other = wanted.findIndex(({ amount }) => amount.currency !== own.currency);
    if (other >= 0)
      throw invalidFields({ [`companions.${other}.amount`]: `This booking is paid in ${own.currency}.` });
    if (!refusal) return;
    const at =
      refusal === 'too_little'
        ? wanted.findIndex(({ amount }) => amount.amountMinor < 100)
        : wanted.length - 1;
    throw invalidFields({
      [`companions.${at}.amount`]: `${fitWords[refusal]} ${formatMoney(own)} is left to share.`,
    });
  }
}
