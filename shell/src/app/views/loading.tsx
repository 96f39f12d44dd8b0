import { Container } from '@valam/ui/layout/layout';

/** Until the browser has a page that only it renders. */
export function LoadingView() {
  return (
    <Container>
      <p aria-busy="true">Loading…</p>
    </Container>
  );
}
