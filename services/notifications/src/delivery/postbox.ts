/** An email ready to go. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly to: { readonly address: string; readonly name: string | null };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly unsubscribeUrl: string | null;
  readonly attachments: readonly { filename: string; contentType: string; base64: string }[];
}

/** Where emails are handed in. */
export abstract class Postbox {
  /** Resolves when the other side has taken it. */
  abstract post(mail: OutgoingMail): Promise<void>;
}
