import { createHash } from 'node:crypto';

/** An inline script. Its text is the same in every response, so that the policy can allow it by hash. */
export interface InlineScript {
  readonly markup: string;
  /** Its source expression in the Content-Security-Policy. */
  readonly source: string;
}

export const inlineScript = (text: string): InlineScript => ({
  markup: `<script>${text}</script>`,
  source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});
