/** An email that is ready to be sent. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly to: { readonly address: string; readonly name: string | null };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly unsubscribeUrl: string | null;
  readonly attachments: readonly { filename: string; contentType: string; base64: string }[];
}

/** Accepts emails for delivery. */
export abstract class MailTransport {
  /** Resolves when the server has accepted the email. */
  abstract post(mail: OutgoingMail): Promise<void>;
}
