import { PageHead } from '@valam/mfe-kit/head';
import { LinkButton } from '@valam/ui/button/button';
import { ErrorState } from '@valam/ui/empty/error-state';
import { Container, Section } from '@valam/ui/layout/layout';
import type { ReactNode } from 'react';

interface NotFoundStateProps {
  /** `Temple Not Found`. */
  readonly title: string;
  readonly children?: ReactNode;
  readonly back: { readonly href: string; readonly label: string };
}

/** A page whose subject does not exist, with the way back to the list. */
export function NotFoundState({ title, children, back }: NotFoundStateProps) {
  return (
    <Section>
      <PageHead title={title} description={title} isHidden />
      <Container>
        <ErrorState as="h1" title={title} action={<LinkButton href={back.href}>{back.label}</LinkButton>}>
          {children}
        </ErrorState>
      </Container>
    </Section>
  );
}
