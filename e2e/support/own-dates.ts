import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import pg from 'pg';
import { dayInIndia } from './days';
import { runJob } from './run-job';
import { siteUrl, system } from './system';

const tourSlug = 'discovering-shiva';
export const tourPath = `/spiritual-tours/${tourSlug}` as const;
const retreatSlug = 'yoga-where-the-ganga-leaves-the-hills';
export const retreatPath = `/retreats/${retreatSlug}` as const;

export interface OwnDate {
  readonly id: string;
  /** The page of its tour or retreat. */
  readonly path: string;
  readonly tourId: string;
  readonly startDate: string;
  /** Per person, in whole US dollars. */
  readonly price: number;
}

interface Wish {
  readonly seats?: number;
  readonly inDays?: number;
  readonly of?: 'tour' | 'retreat';
}

/** Waits for the page to show the free seats: a cached document may be two seconds old. Browsers request it in brotli. */
export async function isOnThePage(
  { id, path = tourPath }: Pick<OwnDate, 'id'> & Partial<OwnDate>,
  free: number,
): Promise<void> {
  const headers = { 'accept-encoding': 'br' };
  const departure = new RegExp(`"dateId":"${id}".{0,200}?"free":${free},`);
  await expect
    .poll(async () => (await fetch(siteUrl() + path, { headers })).text(), { timeout: 15_000 })
    .toMatch(departure);
}

/**
 * Access to the database of leads, for what a journey cannot do by hand: dates that only it sells, and moving the time of a
 * single booking.
 */
class Books {
  private readonly pool = new pg.Pool({ connectionString: system().databases['leads'], max: 2 });
  private readonly made: string[] = [];

  /** Creates a date of the tour or of a retreat, copied from one on sale. */
  async date({ seats = 12, inDays = 200, of = 'tour' }: Wish = {}): Promise<OwnDate> {
    const id = randomUUID();
    const [slug, path] = of === 'tour' ? [tourSlug, tourPath] : [retreatSlug, retreatPath];
    const [startDate, endDate] = [dayInIndia(inDays), dayInIndia(inDays + 9)];
    const change = {
      id,
      capacity: seats,
      confirmed: 0,
      reserved: 0,
      sample_sold: 0,
      is_closed: false,
      booking_status: null,
      announced_status: null,
      start_date: startDate,
      end_date: endDate,
    };
    const [row] = await this.ask<{ tour_id: string; prices: { USD: number } }>(
      `insert into departure select (jsonb_populate_record(d, $1::jsonb)).* from departure d
        where d.origin = 'catalog' and d.is_offered and d.cancelled_at is null and d.tour_slug = $2 and d.trip_kind = $3 limit 1
       returning tour_id, prices`,
      [JSON.stringify(change), slug, of],
    );
    if (!row) throw new Error(`${slug} has no date that could be copied; is the sample content there?`);
    this.made.push(id);
    await isOnThePage({ id, path }, seats);
    return { id, path, tourId: row.tour_id, startDate, price: row.prices.USD };
  }

  /** Raises a price as the operator would: amounts quoted before are no longer valid. */
  async raisePrice({ id }: OwnDate, to: number): Promise<void> {
    await this.ask(
      `update departure set prices = prices || jsonb_build_object('USD', $2::int), catalog_version = catalog_version + 1
        where id = $1`,
      [id, to],
    );
  }

  /** Lets the hold of the booking under this email address expire. */
  async letHoldLapse(email: string): Promise<void> {
    await this.ask(`update booking set hold_expires_at = now() - interval '1 second' where email = $1`, [
      email,
    ]);
    await runJob('leads', 'free-lapsed-holds');
  }

  /** Makes the reminder of an unpaid booking due. */
  async letReminderComeDue(email: string): Promise<void> {
    await expect
      .poll(
        () =>
          this.ask(
            `select graphile_worker.reschedule_jobs(array[j.id], run_at := now())
               from graphile_worker.jobs j join booking b on j.key = 'checkout-reminder:' || b.id
              where b.email = $1 and b.state = 'expired'`,
            [email],
          ).then(({ length }) => length),
        { message: 'the hold has lapsed, and its reminder waits', timeout: 90_000 },
      )
      .toBe(1);
  }

  /** Moves the deposit of the booking into the past by this many hours. */
  async letHoursPass(email: string, hours: number): Promise<void> {
    await this.ask(
      `update booking set deposit_paid_at = deposit_paid_at - $2 * interval '1 hour' where email = $1`,
      [email, hours],
    );
  }

  /** Makes an installment of the booking under this email address due. */
  async letInstallmentBeDue(email: string, number: number): Promise<void> {
    await this.moveInstallment(email, number);
    await runJob('leads', 'watch-payment-plans');
  }

  /** The same for an installment charged to a saved card, announced three days ago. */
  async letChargeBeDue(email: string, number: number): Promise<void> {
    await this.moveInstallment(email, number);
    await this.ask(
      `update installment i set announced_on = $3 from booking b
        where b.email = $1 and i.plan_id = b.payment_plan_id and i.number = $2 and i.replaced_at is null`,
      [email, number, dayInIndia(-3)],
    );
    await this.ask(
      `update saved_card c set watched_on = null from booking b where b.email = $1 and c.booking_id = b.id`,
      [email],
    );
    await runJob('leads', 'charge-installments');
  }

  /** Moves the due date of the companions' shares into the past. */
  async letSharesLapse(email: string): Promise<void> {
    const open = await this.ask(
      `update share s set due_on = $2, watched_on = null from booking b
        where b.email = $1 and s.booking_id = b.id and s.state = 'open' returning s.id`,
      [email, dayInIndia(-1)],
    );
    expect(open).not.toHaveLength(0);
    await runJob('leads', 'watch-shares');
  }

  /** The provider's id of the card saved for the booking under this email address. */
  async savedCard(email: string): Promise<string> {
    const [card] = await this.ask<{ method_id: string }>(
      `select c.method_id from saved_card c join booking b on b.id = c.booking_id
        where b.email = $1 and c.state = 'active'`,
      [email],
    );
    if (!card) throw new Error(`No card is saved for ${email}`);
    return card.method_id;
  }

  /** Moves the trip into the past; it ended this many days ago. */
  async letTripEnd({ id }: OwnDate, daysAgo: number): Promise<void> {
    await this.ask('update departure set start_date = $2, end_date = $3 where id = $1', [
      id,
      dayInIndia(-daysAgo - 9),
      dayInIndia(-daysAgo),
    ]);
  }

  /** Moves the booking and its history back by a day. */
  async letBookingBeOfYesterday(email: string): Promise<void> {
    const steps = await this.ask(
      `update booking_step s set at = s.at - interval '1 day' from booking b
        where b.email = $1 and s.booking_id = b.id returning s.id`,
      [email],
    );
    expect(steps).not.toHaveLength(0);
  }

  /** Runs the job of seven o'clock in India: the morning emails. */
  async letMorningCome(): Promise<void> {
    await runJob('identity', 'morning-emails');
  }

  /** Moves the last change of a partner's payout details out of the waiting period. */
  async letDetailsRest(partner: string): Promise<void> {
    await this.inAccounts(
      `update payout_details set updated_at = payout_details.updated_at - interval '8 days' from contributor
        where contributor.id = payout_details.contributor_id and contributor.email = $1`,
      [partner],
    );
  }

  /** Takes the dates off sale; their bookings stay. */
  async close(): Promise<void> {
    await this.ask('update departure set is_offered = false where id = any($1::uuid[])', [this.made]);
    await this.pool.end();
  }

  private async moveInstallment(email: string, number: number): Promise<void> {
    // Earlier installments get earlier due dates.
    await this.ask(
      `update installment i set due_on = due_on - (20 - i.number) from booking b
        where b.email = $1 and i.plan_id = b.payment_plan_id and i.number < $2 and i.replaced_at is null`,
      [email, number],
    );
    const due = await this.ask(
      `update installment i set due_on = $3 from booking b
        where b.email = $1 and i.plan_id = b.payment_plan_id and i.number = $2 and i.replaced_at is null returning i.id`,
      [email, number, dayInIndia(0)],
    );
    expect(due).toHaveLength(1);
    await this.ask(
      `update payment_plan p set watched_on = null from booking b where b.email = $1 and p.id = b.payment_plan_id`,
      [email],
    );
  }

  private async inAccounts(sql: string, values: unknown[]): Promise<void> {
    const accounts = new pg.Pool({ connectionString: system().databases['identity'], max: 1 });
    await accounts.query(sql, values);
    await accounts.end();
  }

  private async ask<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, values)).rows;
  }
}

/** A test with its own dates, so that no other journey takes their seats. */
export const test = base.extend<{ books: Books }>({
  books: async ({ browserName: _ }, use) => {
    const books = new Books();
    await use(books);
    await books.close();
  },
});
