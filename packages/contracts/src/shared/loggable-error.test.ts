import { describe, expect, it } from '@jest/globals';
import { errorText, loggableError, withoutSecrets } from './loggable-error.js';

const marker = 'MARKER-7f3a';

/** As thrown by TypeORM: the statement, its parameters and the driver's error together. */
function failedStatement(): Error {
  const driver = Object.assign(new Error(`duplicate key value (${marker}@example.org)`), {
    severity: 'ERROR',
    routine: '_bt_check_unique',
    code: '23505',
    constraint: 'lead_email',
    table: 'lead',
    detail: `Failing row contains (${marker})`,
    where: `unnamed portal parameter $1 = '${marker}'`,
  });
  return Object.assign(new Error(driver.message), {
    ...driver,
    query: `insert into lead values ('${marker}')`,
    parameters: [marker],
    driverError: driver,
  });
}

describe('a logged error', () => {
  it('identifies a failed statement without its values', () => {
    const said = loggableError(failedStatement());
    expect(said).toMatchObject({ code: '23505', constraint: 'lead_email', table: 'lead' });
    expect(said.stack).toContain('loggable-error.test');
    expect(JSON.stringify(said)).not.toContain(marker);
  });

  it('includes its cause, reduced in the same way', () => {
    const error = new Error('the booking could not be stored', { cause: failedStatement() });
    const said = loggableError(error);
    expect(said).toMatchObject({ message: 'the booking could not be stored', cause: { code: '23505' } });
    expect(JSON.stringify(said)).not.toContain(marker);
  });

  it('has only allow-listed fields', () => {
    const error = Object.assign(new Error('refused'), { response: marker, body: { marker } });
    expect(Object.keys(loggableError(error)).sort()).toEqual(['message', 'stack', 'type']);
  });

  it('may be any value', () => {
    expect(loggableError('gone')).toEqual({ type: 'string', message: 'gone' });
    expect(loggableError(null)).toEqual({ type: 'object', message: 'null' });
  });

  it('fits into one column', () => {
    const text = errorText(failedStatement());
    expect(text).toContain('code 23505, constraint lead_email, table lead');
    expect(text).not.toContain(marker);
  });
});

describe('a logged message', () => {
  it.each([
    ['550 5.1.1 <a.person@example.org> user unknown', '550 5.1.1 <[email]> user unknown'],
    [`Unexpected token 'S', "${marker} is" is not valid JSON`, `Unexpected token 'S', "…" is not valid JSON`],
    ['GET https://example.org/booking/manage/abc-1-Xyz', 'GET https://…'],
    ['no booking for 81271bd0x-1-WihcmwT6Qzz9', 'no booking for [token]'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    [
      'departure 81271bd0-1111-4111-8111-111111111111 is not there',
      'departure 81271bd0-1111-4111-8111-111111111111 is not there',
    ],
    [
      "Cannot read properties of undefined (reading 'id')",
      "Cannot read properties of undefined (reading 'id')",
    ],
  ])('has no addresses, quotations or tokens: %j', (text, expected) => {
    expect(withoutSecrets(text)).toBe(expected);
  });
});
