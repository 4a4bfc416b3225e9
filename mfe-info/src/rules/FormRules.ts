/** Values of a form's fields, by name. */
export type FormValues<Name extends string> = Record<Name, string>;

/** Errors by field: one sentence each, which says how to correct it. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** Result of checking a form: a document to send, or errors. */
export type Verdict<Sent> = { sent: Sent; errors?: undefined } | { errors: FormErrors };

/** Rules of a form, which load once somebody writes in it. */
export type FormRules<Name extends string, Sent> = {
  judge: (values: FormValues<Name>) => Verdict<Sent>;
  /** Rejects when the document was not stored. */
  send: (sent: Sent) => Promise<void>;
};
