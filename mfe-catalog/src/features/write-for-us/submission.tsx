import { useBrand } from '@valam/mfe-kit/shell';
import { LinkButton } from '@valam/ui/button/button';
import { Icon } from '@valam/ui/icon/icon';
import { Cluster } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Body } from '@valam/ui/typography/typography';

/** Texts are submitted by email, with a fixed subject prefix for filtering. */
export function Submission() {
  const { name, email } = useBrand();
  const href = `mailto:${email}?subject=${encodeURIComponent(`Write for ${name}: `)}`;
  return (
    <Cluster $gap="5">
      <LinkButton href={href}>
        <Icon name="mail" /> Send your text
      </LinkButton>
      <Body>
        To <TextLink href={href}>{email}</TextLink>, with a subject that begins “Write for”.
      </Body>
    </Cluster>
  );
}
