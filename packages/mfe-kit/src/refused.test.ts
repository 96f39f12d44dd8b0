import { expect, it } from '@jest/globals';
import { outcomeUnknown } from '@valam/contracts/shared/problem';
import { CallRefused } from '@valam/mfe-kit/api';
import { failureWithoutAnswer } from './api/http-client';
import { refused, unanswered } from './refused';

const toast = (failure: ConstructorParameters<typeof CallRefused>[0], lost?: string) =>
  refused(new CallRefused(failure), 'Not sent', lost === undefined ? {} : { lost }).toast;
const words = (...call: Parameters<typeof toast>) => toast(...call)?.description;

it('a call with an unknown outcome shows the message of the proxy, not that the connection was lost', () => {
  const failure = { status: 0, problem: outcomeUnknown };
  expect(toast(failure)).toMatchObject({ title: 'No response', description: outcomeUnknown.message });
  expect(words(failure, 'We look for it.')).toBe('We look for it.');
});

it('a call without any response asks the visitor to check the connection', () => {
  expect(words(failureWithoutAnswer())).toBe(unanswered.description);
});
