import { describe as group, expect, it } from '@jest/globals';
import { adminEntities, adminEntity } from '@valam/contracts/admin/entities';
import { policyPages } from '@valam/contracts/catalog/policy-in-force';
import { TourInput, DepartureInput } from '@valam/contracts/catalog/inputs/tour.input';
import * as directory from '@valam/contracts/catalog/inputs/directory.input';
import * as editorial from '@valam/contracts/catalog/inputs/editorial.input';
import { SignupInput } from '@valam/contracts/identity/account.schema';
import { ContributorInput } from '@valam/contracts/identity/contributor.schema';
import { ReferralSignupInput } from '@valam/contracts/identity/referral.schema';
import { describe, entities, sections } from '../../src/admin/entities/all';

const all = Object.values(entities);

/** An article is written in blocks; questions and testimonials have no page. */
const notAsked: Readonly<Record<string, readonly string[]>> = {
  blogs: ['content'],
  faqs: ['slug'],
  testimonials: ['slug'],
};

group('the entity descriptions', () => {
  it('cover every entity of the services', () => {
    const described = [...Object.keys(entities), 'today'].sort();
    expect(described).toEqual(Object.keys(adminEntities).sort());
  });

  it('each belong to exactly one section', () => {
    const listed = sections.flatMap((section) => section.entities.map(({ name }) => name));
    expect([...listed].sort()).toEqual(Object.keys(entities).sort());
  });

  it.each(all.map((one) => [one.name, one] as const))(
    '%s has unique action names, and columns',
    (_name, one) => {
      const names = (one.actions ?? []).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(one.columns.length).toBeGreaterThan(1);
      for (const name of one.bulk ?? []) expect(names).toContain(name);
      expect(typeof one.titleOf({ id: 'x', version: 1 })).toBe('string');
    },
  );

  it.each(['tours', 'retreats'] as const)('link to the page of %s that are published only', (name) => {
    const linksOf = (status: string) =>
      entities[name]
        .relatedLinksOf?.({ id: 'x', version: 1, slug: 'quiet', status })
        .map(({ label }) => label);
    expect(linksOf('published')).toContain('Its page');
    for (const status of ['draft', 'archived']) expect(linksOf(status)).not.toContain('Its page');
  });

  it('link to the page of a trip only from a departure that is offered', () => {
    const linksOf = (isOffered: boolean) =>
      entities.departures
        .relatedLinksOf?.({ id: 'x', version: 1, tripKind: 'tour', tourSlug: 'quiet', isOffered })
        .map(({ label }) => label);
    expect(linksOf(true)).toContain('Its page');
    expect(linksOf(false)).not.toContain('Its page');
  });

  it('require a reason for every action that moves money', () => {
    const money = ['refund', 'cancel', 'offline-payment', 'mark-paid', 'hold', 'release', 'void'];
    for (const { name, actions = [] } of ['bookings', 'refunds', 'commissions'].map(
      (key) => entities[key as 'bookings'],
    ))
      for (const action of actions.filter((one) => money.includes(one.name)))
        expect([name, action.name, action.needsReason]).toEqual([name, action.name, true]);
  });

  it.each(all.map((one) => [one.name, one] as const))(
    '%s reveals hidden fields only by actions for the same roles',
    (name, { actions = [], facts = [] }) => {
      for (const { action, roles, fields } of adminEntity(name)?.hidden ?? []) {
        const button = actions.find((one) => one.name === action);
        expect(button?.roles).toEqual(roles);
        expect(button?.confirm).toContain('audit log');
        for (const { key, value } of facts.filter((fact) => fields.includes(fact.key)))
          expect([key, value]).toEqual([key, undefined]);
      }
    },
  );

  it('show everything that a contributor entered when signing up', () => {
    const { facts = [], fields = [] } = entities.contributors;
    const shown = [...facts, ...fields].map(({ key }) => key);
    const kept = Object.keys(adminEntities.contributors.kinds.record);
    const typed = Object.keys({ ...SignupInput.shape, ...ReferralSignupInput.shape });
    // The browser adds the partner's id; the code identifies the partner.
    const wanted = typed.filter((key) => kept.includes(key) && key !== 'referredBy');
    expect(wanted.filter((key) => !shown.includes(key))).toEqual([]);
  });

  it('warn who makes a commission void that what was paid out stays with the partner', () => {
    const confirm = entities.commissions.actions?.find(({ name }) => name === 'void')?.confirm;
    expect(confirm).toContain('paid out already is not taken back');
  });

  it.each(['tours', 'retreats', 'tour-dates'] as const)(
    'say who takes %s off the pages that they can no longer be booked, and that bookings stay',
    (name) => {
      for (const move of ['unpublish', 'archive'])
        expect(entities[name].actions?.find((one) => one.name === move)?.confirm).toMatch(
          /can no longer be booked.*Bookings stay\./,
        );
    },
  );

  it('say who reinstates a partner what comes back, and what stays on hold', () => {
    const confirm = entities.contributors.actions?.find(({ name }) => name === 'reinstate')?.confirm;
    expect(confirm).toMatch(/get an email.*code works.*on hold stay so/);
  });

  it.each(all.map((one) => [one.name, one] as const))(
    'ask for everything that a new record of %s takes, such as the room of a booking by phone',
    (name, { newFields, fields = [], canCreate }) => {
      const asked = (newFields ?? fields).map(({ key }) => key);
      const taken = Object.keys(adminEntities[name].kinds.newInput);
      const missing = canCreate ? taken.filter((key) => !asked.includes(key)) : [];
      expect(missing).toEqual(notAsked[name] ?? []);
    },
  );

  it.each(all.map((one) => [one.name, one] as const))(
    'ask in the form of a record of %s only for what an edit can change: a promo code keeps its code',
    (name, { fields = [] }) => {
      const taken = Object.keys(adminEntities[name].kinds.input);
      expect(fields.map(({ key }) => key).filter((key) => !taken.includes(key))).toEqual([]);
    },
  );

  it.each([
    [entities.users, 'contributor', ['resend-verification', 'send-reset-link']],
    [entities.staff, 'sales', ['resend-invitation']],
  ])('offer no emailed link for a blocked account, which receives none', (layout, role, links) => {
    const offered = (isBlocked: boolean) =>
      (layout.actions ?? [])
        .filter(({ when }) => when?.({ id: 'x', version: 1, role, isBlocked }) ?? true)
        .map(({ name }) => name);
    expect(offered(false)).toEqual(expect.arrayContaining(links));
    expect(offered(true).filter((name) => links.includes(name))).toEqual([]);
  });

  it('name the policy pages by their slugs', () => {
    const hint = describe('policies')?.fields?.find(({ key }) => key === 'slug')?.hint;
    expect(hint?.match(/[a-z]+([-_][a-z]+)+/g)).toEqual([...policyPages]);
  });

  it('call a job what the filter of its list calls it', () => {
    const stateOf = (attempts: number, isRunning = false) =>
      entities.jobs.stateOf?.({ id: 'x', version: 1, attempts, maxAttempts: 25, isRunning });
    const states = [stateOf(0), stateOf(3, true), stateOf(3), stateOf(25)];
    const filter = entities.jobs.filters?.find(({ key }) => key === 'state');
    expect(filter?.options?.map(({ value }) => value).sort()).toEqual([...states].sort());
    expect(states).toEqual(['waiting', 'running', 'retrying', 'failed']);
  });

  it('ignore inherited property names', () => {
    expect(describe('constructor')).toBeNull();
  });
});

group('the fields of content', () => {
  const inputs = {
    tours: TourInput,
    'tour-dates': DepartureInput,
    retreats: directory.RetreatInput,
    temples: directory.TempleInput,
    venues: directory.VenueInput,
    ashrams: directory.AshramInput,
    blogs: editorial.ArticleInput,
    faqs: editorial.FaqInput,
    testimonials: editorial.TestimonialInput,
    expertise: editorial.ExpertiseInput,
    policies: editorial.PolicyInput,
    festivals: editorial.FestivalInput,
    settings: editorial.SettingInput,
    media: editorial.MediaInput,
    aliases: editorial.AliasInput,
    contributors: ContributorInput,
  } as const;
  /** Fields that have another shape on the screen, or are set by the service. */
  const elsewhere: Readonly<Record<string, readonly string[]>> = {
    blogs: ['content'],
    faqs: ['slug'],
    testimonials: ['slug'],
  };

  it.each(Object.entries(inputs))('of %s are those that the service accepts', (name, input) => {
    const shown = (describe(name)?.fields ?? []).map(({ key }) => key).sort();
    const taken = Object.keys(input.shape).filter((key) => !elsewhere[name]?.includes(key));
    expect(shown).toEqual(taken.sort());
  });
});
