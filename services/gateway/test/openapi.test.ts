import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminEntities } from '@valam/contracts/admin/entities';
import { getTour, listTours } from '@valam/contracts/catalog/tour.rpc';
import { getTourRoute, listToursRoute } from '@valam/contracts/catalog/tour.routes';
import type { AdminDefinition } from '@valam/contracts/shared/admin-entity';
import * as z from 'zod/mini';
import type { OpenApiDocument } from '../src/openapi/openapi-document.js';
import { boundRoutes } from '../src/route/uses-route.js';
import { aTour } from './samples.js';
import { startTestGateway, type TestGateway } from './start-test-gateway.js';

let gateway: TestGateway;
let document: OpenApiDocument;
beforeAll(async () => {
  gateway = await startTestGateway({ BRAND_NAME: 'Another <Brand>' });
  await gateway.units.answer(listTours, () => ({
    items: [aTour('one'), aTour('two')],
    total: 2,
    page: 1,
    perPage: 100,
  }));
  await gateway.units.answer(getTour, ({ slug }) => aTour(slug));
  document = (await (await gateway.fetch('/api/openapi.json')).json()) as OpenApiDocument;
});
afterAll(() => gateway.stop());

describe('the API description', () => {
  it('describes every route', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const bound = boundRoutes()
      .filter(({ path }) => !path.startsWith('/api/admin/:entity'))
      .map(({ method, path }) => `${method} ${path.replace(/:([A-Za-z]+)/g, '{$1}')}`);
    expect(described.filter((one) => bound.includes(one)).sort()).toEqual(bound.sort());
    const others = described.filter((one) => !bound.includes(one));
    const ofEntity = Object.keys(adminEntities).map((entity) => new RegExp(` /api/admin/${entity}(/|$)`));
    expect(others.filter((one) => !ofEntity.some((path) => path.test(one)))).toEqual([]);
  });

  it('has the paths of every entity of the back office', () => {
    for (const [entity, definition] of Object.entries<AdminDefinition>(adminEntities)) {
      const { actions, hidden, input, newInput } = definition;
      const expected = [
        `GET /api/admin/${entity}`,
        `GET /api/admin/${entity}/{id}`,
        ...(newInput ? [`POST /api/admin/${entity}`] : []),
        ...(input ? [`PATCH /api/admin/${entity}/{id}`] : []),
        ...Object.entries(actions).map(
          ([action, { isForAll }]) => `POST /api/admin/${entity}/${isForAll ? 'all' : '{id}'}/${action}`,
        ),
        ...hidden.map(({ action }) => `POST /api/admin/${entity}/{id}/${action}`),
      ];
      const paths = Object.entries(document.paths).flatMap(([path, operations]) =>
        new RegExp(`^/api/admin/${entity}(/|$)`).test(path)
          ? Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`)
          : [],
      );
      expect(paths.filter((path) => expected.includes(path)).sort()).toEqual(expected.sort());
    }
  });

  it('describes filters and sort orders of back-office lists, and inputs of actions', () => {
    const list = document.paths['/api/admin/refunds']?.get;
    expect(list?.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['page', 'sort', 'bookingId', 'state', 'kind', 'currency', 'id']),
    );
    expect(JSON.stringify(list?.parameters)).toContain('"enum":["createdAt","amountMinor","state"]');
    const body = JSON.stringify(document.paths['/api/admin/bookings/{id}/transfer']?.post?.requestBody);
    for (const name of ['reason', 'firstName', 'lastName', 'email', 'mobile']) expect(body).toContain(name);
  });

  it('describes parameters, body, response and refusals', () => {
    const tours = document.paths['/api/tours']?.get;
    expect(tours?.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['month', 'page', 'maxPrice']),
    );
    const lead = document.paths['/api/leads']?.post;
    expect(JSON.stringify(lead?.requestBody)).toContain('private_tour_inquiry');
    expect(Object.keys(lead?.responses ?? {})).toEqual(
      expect.arrayContaining(['201', '400', '409', '429', '503']),
    );
    expect(lead?.responses['409']?.description).toContain('leads.idempotency_key_reused');
    const receipt = document.paths['/api/bookings/{token}/receipts/{id}.pdf']?.get;
    expect(receipt?.responses['200']?.content).toHaveProperty(['application/pdf']);
  });

  it('describes idempotency only for calls that store keys', () => {
    const takesKey = (path: string) =>
      document.paths[path]?.post?.parameters.some(({ name }) => name === 'Idempotency-Key');
    for (const path of [
      'leads',
      'checkout/create-booking-session',
      'auth/signup',
      'auth/forgot-password',
      'admin/bookings/{id}/refund',
      'admin/tours',
    ])
      expect([path, takesKey(`/api/${path}`)]).toEqual([path, true]);
    for (const path of ['bookings/{token}/transfer', 'auth/login'])
      expect([path, takesKey(`/api/${path}`)]).toEqual([path, false]);
  });

  it('describes uploads as pictures, and the version of a profile', () => {
    for (const path of ['admin/media', 'profile/photos', 'reviews/{token}/photo'])
      expect(document.paths[`/api/${path}`]?.post?.requestBody).toMatchObject({
        required: true,
        content: { 'image/*': {} },
      });
    expect(document.paths['/api/reviews/{token}/photo']?.delete?.requestBody).toBeUndefined();
    const profile = document.paths['/api/profile']?.put?.parameters.find(({ name }) => name === 'If-Match');
    expect(profile?.required).toBe(false);
  });

  it('has shortened real responses as examples', () => {
    const exampleOf = (path: string) => {
      const content = document.paths[path]?.get?.responses['200']?.content as Record<
        string,
        { examples?: { real: { summary: string; value: unknown } } }
      >;
      return content['application/json']?.examples?.real;
    };
    const tours = exampleOf('/api/tours');
    expect(z.parse(listToursRoute.output, tours?.value)).toMatchObject([{ slug: 'one' }]);
    const tour = exampleOf('/api/tours/{slug}');
    expect(tour?.summary).toContain('/api/tours/one');
    expect(z.parse(getTourRoute.output, tour?.value)).toMatchObject({ slug: 'one' });
    // A service that is down is omitted; the description is still complete.
    expect(exampleOf('/api/temples')).toBeUndefined();
  });

  it('has a unique id for every operation', () => {
    const ids = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map(
        (operation) => (operation as unknown as { operationId: string }).operationId,
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is available as a page without external resources', async () => {
    const response = await gateway.fetch('/api/docs');
    const html = await response.text();
    expect(html).toContain('/api/tours/{slug}');
    expect(html).toContain('Another &lt;Brand&gt;');
    expect(html).not.toMatch(/<script|https?:\/\/(?!localhost)[^\s"]+\.(js|css)/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
