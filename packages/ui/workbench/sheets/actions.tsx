import { Badge, type BadgeTone } from '@valam/ui/badge/badge';
import { Button, LinkButton } from '@valam/ui/button/button';
import { Cluster, DyedGround } from '@valam/ui/layout/layout';
import { DepartureMeter } from '@valam/ui/meter/departure-meter';
import { Progress } from '@valam/ui/meter/progress';
import { StateLine } from '@valam/ui/meter/state-line';
import { Tooltip, TooltipProvider } from '@valam/ui/tooltip/tooltip';
import type { Sheet } from '../sheet';

const badges: readonly [BadgeTone, string][] = [
  ['open', 'Bookings Open'],
  ['few', 'Nearly full'],
  ['closed', 'Sold Out'],
  ['waiting', 'pending'],
  ['done', 'paid'],
  ['failed', 'failed'],
  ['draft', 'Draft'],
  ['plain', 'Pilgrimage'],
];

export const actions: Sheet = {
  id: 'actions',
  title: 'Buttons, badges, meters',
  states: [
    {
      name: 'Buttons',
      width: 'full',
      show: () => (
        <Cluster>
          <Button>Reserve Your Spot</Button>
          <Button disabled>Sold Out</Button>
          <Button busyLabel="Processing...">Pay deposit $498</Button>
          <Button busy busyLabel="Processing...">
            Pay deposit $498
          </Button>
          <Button variant="secondary">Book This Date</Button>
          <Button variant="secondary" small>
            Small
          </Button>
          <Button variant="danger">Cancel departure</Button>
          <Button variant="quiet">Need different dates?</Button>
          <Button variant="quiet" disabled>
            Not now
          </Button>
          <LinkButton href="#buttons" variant="secondary">
            Browse All Testimonials
          </LinkButton>
        </Cluster>
      ),
    },
    { name: 'Full width', width: 'third', show: () => <Button full>Send inquiry</Button> },
    {
      name: 'On a dye',
      width: 'third',
      show: () => (
        <DyedGround $kind="tour">
          <div style={{ padding: '1.5rem' }}>
            <Button variant="onDye">Start Your Journey</Button>
          </div>
        </DyedGround>
      ),
    },
    {
      name: 'Badges',
      width: 'full',
      show: () => (
        <Cluster>
          {badges.map(([tone, text]) => (
            <Badge key={tone} tone={tone}>
              {text}
            </Badge>
          ))}
        </Cluster>
      ),
    },
    ...[0, 4, 7, 10, 12].map((sold) => ({
      name: `Meter: ${sold} sold`,
      width: 'third' as const,
      show: () => <DepartureMeter seats={12} sold={sold} />,
    })),
    { name: 'Meter with holds', width: 'third', show: () => <DepartureMeter seats={12} sold={7} held={2} /> },
    {
      name: 'Progress',
      width: 'third',
      show: () => <Progress done={4} of={10} text="4 of 10 completed bookings this year" />,
    },
    {
      name: 'States of a booking',
      width: 'third',
      show: () => (
        <StateLine
          label="Your booking"
          states={['Held', 'Awaiting payment', 'Deposit paid', 'Balance due', 'Paid', 'Completed']}
          current="Deposit paid"
        />
      ),
    },
    {
      name: 'A state off the way',
      width: 'third',
      show: () => (
        <StateLine label="Your booking" states={['Held', 'Deposit paid', 'Paid']} current="Cancelled" />
      ),
    },
    {
      name: 'Tooltip',
      width: 'third',
      show: () => (
        <TooltipProvider>
          <Tooltip text="Copies the link with your code">
            <Button variant="secondary" small>
              Copy Referral Link
            </Button>
          </Tooltip>
        </TooltipProvider>
      ),
    },
  ],
};
