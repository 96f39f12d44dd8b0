import { createHash } from 'node:crypto';

/** A script in the document itself. Its text is the same in every answer, so that the policy can name its hash. */
export interface InlineScript {
  readonly markup: string;
  /** What the content security policy allows it by. */
  readonly source: string;
}

export const inlineScript = (text: string): InlineScript => ({
  markup: `<script>${text}</script>`,
  source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});
