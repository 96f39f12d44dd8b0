import { expect, it } from '@jest/globals';
import { createMockHost, fakeHttp, FakeProblem } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';

const person = { name: 'Ingrid Solberg', email: 'ingrid@example.org', mobile: '+4790012345' };
const tour = { ...person, groupSize: '3-5', mainInterests: 'Yoga', specialRequests: 'Day 1: …' };

it.each([
  ['private-tour', 'message', 'specialRequests', tour],
  ['private-tour-from-tour', 'message', 'specialRequests', tour],
  ['documents', 'firstName', 'name', { ...person, hotel: 'on' }],
  ['documents', 'lastName', 'name', { ...person, hotel: 'on' }],
] as const)('the form %s marks a refused %s at its input %s', async (action, refused, input, fields) => {
  const words = 'At most 5000 characters.';
  const problem = new FakeProblem(400, 'input.invalid', 'Wrong', { fields: { [refused]: words } });
  const { act } = createMockHost({ remotes: [booking], http: fakeHttp({ 'POST /api/leads': problem }) });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(await act(`booking/${action}`, form)).toMatchObject({
    ok: false,
    errors: { [input]: words },
    toast: { description: 'Please check the marked fields.' },
  });
});
