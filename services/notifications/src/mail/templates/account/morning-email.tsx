import { Heading } from '@react-email/heading';
import type { mailTemplates } from '@valam/contracts/notifications/mail.templates';
import type * as z from 'zod/mini';
import { mailTemplate } from '../../mail-template.js';
import { faces, palette, tones } from '../../parts/palette.js';
import { A, Action, Note, P, Title } from '../../parts/words.js';

type Morning = z.output<(typeof mailTemplates)['morning-email']>;
type List = NonNullable<Morning['departures']>;

export const morningEmail = mailTemplate('morning-email', {
  why: 'You’re receiving this because you asked for the morning email in the back office.',
  subject: (data) => `${data.today}: ${taskWords(data)}`,
  preview: (data) => `${data.yesterday}: ${bookingWords(data)}.`,
  body: (data) => (
    <>
      <Title>Good morning, {data.fullName}</Title>
      {data.unread.map(({ what, screenUrl }) => (
        <P key={what}>
          <strong>{what} could not be read for this email.</strong> <A href={screenUrl}>Look at the screen</A>
        </P>
      ))}
      {data.sales && <Yesterday day={data.yesterday} sales={data.sales} />}
      {(data.tasks.length > 0 || data.unread.length === 0) && <Part title="What needs attention" />}
      {data.taskCount === 0 && data.unread.length === 0 ? <P>Nothing. All clear.</P> : null}
      {data.tasks.map((band) => (
        <List key={band.title} title={band.title} list={band} />
      ))}
      {data.departures && (
        <>
          <Part title="Departures at risk in the next 60 days" />
          {data.departures.lines.length === 0 ? <P>None.</P> : <List list={data.departures} />}
        </>
      )}
      <Action href={data.todayUrl}>Open the back office</Action>
      <Note>
        <A href={data.settingUrl}>Stop the morning email</A>
      </Note>
    </>
  ),
});

function Yesterday({ day, sales }: { day: string; sales: NonNullable<Morning['sales']> }) {
  return (
    <>
      <Part title={`Yesterday, ${day}`} />
      {sales.readUntil && (
        <P>
          <strong>The figures may be incomplete.</strong> Last reading of the ledgers: {sales.readUntil}.
        </P>
      )}
      {sales.totals.length === 0 ? (
        <P>
          Nothing was sold, cancelled or refunded. <A href={sales.reportUrl}>Sales report</A>
        </P>
      ) : (
        sales.totals.map(({ currency, figures, money, reportUrl }) => (
          <P key={currency}>
            <A href={reportUrl}>{currency}</A>: {figures}
            <br />
            {money}
          </P>
        ))
      )}
      <List title="Bookings" list={sales.booked} />
    </>
  );
}

function List({ title, list: { lines, more, screenUrl } }: { title?: string; list: List }) {
  if (lines.length === 0) return null;
  return (
    <>
      {title && (
        <P>
          <strong>{title}</strong>
        </P>
      )}
      <ul className={tones.ink} style={listStyle}>
        {lines.map((line, at) => (
          <li key={at} style={lineStyle}>
            <A href={line.recordUrl}>{line.title}</A>
            {line.facts ? `: ${line.facts}` : ''}
          </li>
        ))}
        {more > 0 && (
          <li style={lineStyle}>
            <A href={screenUrl}>{more} more</A>
          </li>
        )}
      </ul>
    </>
  );
}

const Part = ({ title }: { title: string }) => (
  <Heading as="h2" className={tones.ink} style={partStyle}>
    {title}
  </Heading>
);

function taskWords({ taskCount, unread }: Morning): string {
  if (taskCount === 0) return unread.length > 0 ? 'not everything could be read' : 'nothing needs attention';
  return `${taskCount} ${taskCount === 1 ? 'thing needs' : 'things need'} attention`;
}

function bookingWords({ sales }: Morning): string {
  if (!sales) return 'the figures could not be read';
  return sales.totals.map(({ currency, figures }) => `${currency} ${figures}`).join('; ') || 'no bookings';
}

const partStyle = {
  margin: '24px 0 8px',
  color: palette.text,
  fontFamily: faces.heading,
  fontSize: 21,
  fontWeight: 400,
  lineHeight: '28px',
};
const listStyle = { margin: '0 0 16px', padding: '0 0 0 20px', fontFamily: faces.text, color: palette.text };
const lineStyle = { margin: '0 0 6px', fontSize: 16, lineHeight: '24px' };
