import { expect } from '@playwright/test';
import type { Office, OfficeRecord } from './back-office';
import { holdSeats } from './checkout-by-api';
import { dayInIndia } from './days';
import { mailsTo } from './mailbox';
import { payByApi } from './payment-page';
import { siteUrl } from './system';

interface ForSale {
  readonly dateId: string;
  readonly free: number;
  readonly prices: { readonly USD: number };
}

/** A tour whose seats no other journey sells. */
const tourSlug = 'city-of-light';

/** Waits for a new date to be on sale: leads receives its event a moment later. */
async function forSale(dateId: string): Promise<ForSale> {
  const find = async () => {
    const answer = await fetch(`${siteUrl()}/api/tours/${tourSlug}/availability`);
    return ((await answer.json()) as ForSale[]).find((one) => one.dateId === dateId);
  };
  await expect.poll(async () => (await find())?.free ?? 0, { timeout: 20_000 }).toBeGreaterThan(0);
  const date = await find();
  if (!date) throw new Error('The date is not for sale');
  return date;
}

/** Creates a date for this journey, published and on sale. */
export async function newDeparture(office: Office, startsInDays: number, seats: number): Promise<ForSale> {
  const [tour] = await office.find(`tours?q=${tourSlug}`);
  const date = await office.do('tour-dates', {
    tourId: tour?.id,
    startDate: dayInIndia(startsInDays),
    endDate: dayInIndia(startsInDays + 6),
    firstCapacity: seats,
  });
  await office.do(`tour-dates/${date.id}/publish`);
  return forSale(date.id);
}

/** Books a seat as a visitor and pays the deposit on the provider's page. */
export async function bookByCard(
  office: Office,
  { dateId, prices }: ForSale,
  email: string,
  attribution: { readonly referralCodeUsed?: string } = {},
): Promise<void> {
  const [tour] = await office.find(`tours?q=${tourSlug}`);
  const order = { dateId, tourId: tour?.id, email, quantity: 1, amount: prices.USD };
  const { url } = await holdSeats(order, attribution);
  await payByApi(url);
}

/** Books for a customer on the phone, and records the deposit paid by transfer. */
export async function bookByTelephone(office: Office, { dateId }: ForSale, email: string): Promise<void> {
  const booking = await office.do('bookings', {
    dateId,
    quantity: 1,
    currency: 'USD',
    firstName: 'Tele',
    lastName: 'Phone',
    email,
  });
  await office.do(`bookings/${booking.id}/offline-payment`, {
    amount: booking['deposit'],
    reason: 'Transfer of today',
  });
}

/** The bookings of a departure, once `count` of them are in this state. */
export async function expectBookings(
  office: Office,
  dateId: string,
  state: string,
  count: number,
): Promise<readonly OfficeRecord[]> {
  const path = `bookings?departureId=${dateId}&state=${state}&perPage=100`;
  await expect.poll(async () => (await office.find(path)).length, { timeout: 40_000 }).toBe(count);
  return office.find(path);
}

export async function countMails(email: string, subject: RegExp): Promise<number> {
  return (await mailsTo(email)).filter((mail) => subject.test(mail.subject)).length;
}
