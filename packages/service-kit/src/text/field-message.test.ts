import { describe, expect, it } from '@jest/globals';
import { applyAsHostRoute } from '@valam/contracts/identity/host-application.routes';
import { signUpForReferralRoute } from '@valam/contracts/identity/referral.routes';
import { createLeadRoute } from '@valam/contracts/leads/lead.routes';
import { createBookingSessionRoute } from '@valam/contracts/leads/checkout.routes';
import type { Route } from '@valam/contracts/shared/define';
import * as z from 'zod/mini';
import { fieldMessage } from './field-message.js';

function messagesOf(route: Route, body: unknown): Record<string, string> {
  const result = z.safeParse(route.body, body);
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), fieldMessage(issue, body)]));
}

describe('the message for an invalid field', () => {
  it('asks for a valid email address if it is missing', () => {
    expect(messagesOf(applyAsHostRoute, {})).toMatchObject({
      email: 'Invalid email address',
      firstName: 'First name is required',
    });
  });

  it('lists the types of a lead', () => {
    expect(messagesOf(createLeadRoute, { type: 'shout' }).type).toMatch(/^Choose one of: inquiry, download/);
  });

  it('lists the choices of a field that may be left empty', () => {
    const body = { sharingMethod: 'blog', heardAboutUs: 'x'.repeat(101) };
    expect(messagesOf(signUpForReferralRoute, body).sharingMethod).toMatch(
      /^Choose one of: yoga_meditation, /,
    );
    expect(messagesOf(applyAsHostRoute, body).heardAboutUs).toBe('At most 100 characters.');
  });

  it('states the maximum number of travelers', () => {
    expect(messagesOf(createBookingSessionRoute, { quantity: 13 }).quantity).toBe('At most 12.');
  });

  it('states the expected type', () => {
    const body = { firstName: 5, quantity: 2.5, payInFull: 'yes', giftCards: 'x', visit: 'x' };
    expect(messagesOf(createBookingSessionRoute, body)).toMatchObject({
      firstName: 'Send a text.',
      quantity: 'Send a whole number.',
      payInFull: 'Send true or false.',
      giftCards: 'Send a list.',
      visit: 'Send an object.',
    });
  });

  it("is never Zod's generic one", () => {
    const bodies = [
      undefined,
      null,
      1,
      'x',
      [],
      {},
      { email: 1, quantity: -1, type: null, mainInterests: 'x' },
    ];
    for (const route of [createLeadRoute, applyAsHostRoute, createBookingSessionRoute])
      for (const body of bodies)
        for (const message of Object.values(messagesOf(route, body)))
          expect(message).not.toBe('Invalid input');
  });
});
