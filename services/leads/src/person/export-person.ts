import { Injectable } from '@nestjs/common';
import type { exportLeadsData } from '@valam/contracts/leads/privacy.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { DataSource } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { CompanionForms } from '../booking/companion-forms.js';
import { SealedWishes } from '../booking/sealed-wishes.js';
import { Travellers } from '../booking/travellers.js';
import { ShareEntity } from '../share/share.entity.js';

type Sections = RpcReturn<typeof exportLeadsData>['sections'];

/** What leads keeps that a person may see: title → question. Inner ids and marks of ours stay out. */
const questions: readonly (readonly [title: string, sql: string])[] = [
  [
    'Messages and inquiries',
    `select type, first_name, last_name, name, email, mobile, tour_title, quantity, message, main_interests,
            requested_documents, referral_code_used, source_url, first_page, utm, created_at from lead
      where person_email = $1 order by created_at limit 500`,
  ],
  [
    'Payments',
    `select p.kind, p.method, p.amount_minor, p.currency, p.captured_at, p.receipt_number, b.ref as booking
       from payment p join booking b on b.id = p.booking_id where b.person_email = $1 and p.share_id is null order by p.captured_at limit 500`,
  ],
  [
    'Refunds',
    `select r.amount_minor, r.currency, r.state, r.reason, r.created_at, b.ref as booking
       from refund r join payment p on p.id = r.payment_id join booking b on b.id = r.booking_id
      where b.person_email = $1 and p.share_id is null order by r.created_at limit 500`,
  ],
  [
    'Payment plans',
    `select p.state, p.started_at, p.ended_at, i.number, i.due_on, i.amount_minor, p.currency, b.ref as booking
       from payment_plan p join booking b on b.id = p.booking_id
       join installment i on i.plan_id = p.id and i.replaced_at is null
      where b.person_email = $1 order by p.started_at, i.number limit 500`,
  ],
  [
    'Saved cards',
    `select c.state, c.brand, c.last4, c.consent, c.consented_at, c.ended_at, b.ref as booking
       from saved_card c join booking b on b.id = c.booking_id where b.person_email = $1 order by c.consented_at limit 500`,
  ],
  [
    'Shares of bookings',
    `select s.state, s.name, s.email, s.amount_minor, s.currency, s.due_on, s.invited_at, s.paid_at, s.ended_at, b.ref as booking
       from share s join booking b on b.id = s.booking_id where s.person_email = $1 order by s.invited_at limit 500`,
  ],
  [
    'Companions who were invited',
    `select s.state, s.name, s.email, s.amount_minor, s.currency, s.due_on, b.ref as booking
       from share s join booking b on b.id = s.booking_id where b.person_email = $1 order by s.invited_at limit 500`,
  ],
  [
    'Payments of shares',
    `select p.method, p.amount_minor, p.currency, p.captured_at, p.receipt_number, b.ref as booking
       from payment p join share s on s.id = p.share_id join booking b on b.id = p.booking_id
      where s.person_email = $1 order by p.captured_at limit 500`,
  ],
  [
    'Refunds of shares',
    `select r.amount_minor, r.currency, r.state, r.reason, r.created_at, b.ref as booking
       from refund r join payment p on p.id = r.payment_id join share s on s.id = p.share_id
       join booking b on b.id = r.booking_id where s.person_email = $1 order by r.created_at limit 500`,
  ],
  [
    'Gift cards',
    `select state, currency, amount_minor, buyer_name, buyer_email, recipient_name, recipient_email, message, deliver_on,
            delivered_at, expires_on, created_at from gift_card
      where lower(buyer_email) = $1 or lower(recipient_email) = $1 order by created_at limit 500`,
  ],
  [
    'Newsletter',
    `select email, name, source, email_confirmed, confirmed_at, unsubscribed_at, referral_code, created_at
       from subscriber where person_email = $1`,
  ],
  [
    'Waitlist',
    `select w.state, w.first_name, w.last_name, w.email, w.mobile, w.quantity, w.created_at, d.tour_title, d.start_date
       from waitlist_entry w join departure d on d.id = w.departure_id where w.person_email = $1 order by w.created_at limit 500`,
  ],
  [
    'Reviews',
    `select r.state, r.rating, r.text, r.display_name, r.country, r.submitted_at, r.published_at, r.answer
       from review r join booking b on b.id = r.booking_id where b.person_email = $1 and r.submitted_at is not null`,
  ],
  ['Reminders of unfinished bookings', 'select at from checkout_reminder where person_email = $1'],
  [
    'No more reminders of unfinished bookings',
    'select at as since from checkout_reminder_stop where person_email = $1',
  ],
  ['Referral', 'select code, since from person_referral where person_email = $1'],
];

/** Everything that is held here about a person. */
@Injectable()
export class ExportPerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly travellers: Travellers,
    private readonly wishes: SealedWishes,
    private readonly forms: CompanionForms,
  ) {}

  async run(email: string): Promise<{ sections: Sections }> {
    const person = normaliseEmail(email);
    const sections: Sections = [{ title: 'Bookings', records: await this.bookings(person) }];
    for (const [title, sql] of questions)
      sections.push({ title, records: await this.dataSource.query(sql, [person]) });
    sections.push({ title: 'Own traveler forms', records: await this.ownForms(person) });
    return { sections: sections.filter(({ records }) => records.length > 0) };
  }

  /** What the person has filled in as a companion. */
  private async ownForms(personEmail: string): Promise<Record<string, unknown>[]> {
    const { manager } = this.dataSource;
    const shares = await manager.find(ShareEntity, { where: { personEmail }, take: 200 });
    const forms = await Promise.all(shares.map(({ id }) => this.forms.of(manager, id)));
    return forms.filter((form) => form !== null);
  }

  private async bookings(person: string): Promise<Record<string, unknown>[]> {
    const { manager } = this.dataSource;
    const bookings = await manager.find(BookingEntity, {
      where: { personEmail: person },
      order: { createdAt: 'ASC' },
      take: 200,
    });
    return Promise.all(
      bookings.map(async (booking) => ({
        reference: booking.ref,
        state: booking.state,
        firstName: booking.firstName,
        lastName: booking.lastName,
        email: booking.email,
        mobile: booking.mobile,
        travellers: booking.quantity,
        total: { amountMinor: booking.totalMinor, currency: booking.currency },
        cameFrom: booking.visitSource,
        device: booking.visitDevice,
        bookedAt: booking.createdAt.toISOString(),
        termsVersion: booking.termsVersion,
        ...this.wishes.open(booking.wishesSealed),
        details: await this.travellers.ofLead(manager, booking.id),
      })),
    );
  }
}
