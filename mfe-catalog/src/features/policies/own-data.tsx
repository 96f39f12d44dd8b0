import { Slot } from '@valam/mfe-kit/slot';
import { TextLink } from '@valam/ui/link/link';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Body } from '@valam/ui/typography/typography';

/** The form that requests a link to the visitor's personal data; an email address if the form is unavailable. */
export function OwnData({ email }: { email: string }) {
  return (
    <Slot
      name="booking/PrivacyRequest"
      of={{}}
      given={{}}
      loading={<SkeletonText lines={4} />}
      fallback={
        <Body>
          To see or erase what we hold about you, write to{' '}
          <TextLink href={`mailto:${email}`}>{email}</TextLink>.
        </Body>
      }
    />
  );
}
