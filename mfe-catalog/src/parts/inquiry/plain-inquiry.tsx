import { ActionForm, ReferralNote } from '@valam/mfe-kit/form';
import { useBrand } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { EmailField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { Icon } from '@valam/ui/icon/icon';
import { Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { Heading, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const greeting = "Hi! I'm interested in learning more about spiritual tours in India.";

const Panel = styled.section`
  background: var(--color-surface);
  padding: var(--space-5);
`;

interface PlainInquiryProps {
  readonly heading: string;
  /** The subject of the inquiry. */
  readonly title: string;
  readonly tourId?: string;
  /** True if it replaces the booking panel: then it states that booking is unavailable. */
  readonly replacesBooking?: boolean;
}

/** The fallback for forms of booking while it is unavailable: a form handled by the shell, and the messaging link. */
export function PlainInquiry({ heading, title, tourId, replacesBooking }: PlainInquiryProps) {
  const brand = useBrand();
  const chat = `https://wa.me/${brand.phone.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
  return (
    <Panel aria-labelledby="plain-inquiry">
      <ActionForm action="shell/inquiry">
        {({ isSending, errors, values }) => {
          const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
          return (
            <Stack $gap="4">
              <div>
                <Heading id="plain-inquiry">{heading}</Heading>
                {replacesBooking && (
                  <Small>
                    Booking online isn’t available right now. Write to us, or reload the page in a few
                    minutes.
                  </Small>
                )}
              </div>
              {tourId && <input type="hidden" name="tourId" value={tourId} />}
              <input type="hidden" name="tourTitle" value={title} />
              <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
              <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
              <EmailField label="Email" {...field('email')} />
              <TextField
                label="Phone with country code"
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                {...field('mobile')}
              />
              <TextareaField label="Message" optional {...field('message')} />
              <ReferralNote />
              <Button type="submit" full busy={isSending} busyLabel="Sending...">
                Send inquiry
              </Button>
              <QuietLink href={chat}>
                <Icon name="chat" /> Chat with us
              </QuietLink>
            </Stack>
          );
        }}
      </ActionForm>
    </Panel>
  );
}
