/** Values of a form's fields, by name. */
export type FormValues<Name extends string> = Record<Name, string>;

/** Errors by field: one sentence each, which says how to correct it. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** Result of validating a form: the document to send, or errors. */
export type ValidationResult<Sent> = { sent: Sent; errors?: undefined } | { errors: FormErrors };

/** Rules of a form, loaded separately from its fields. */
export type FormRules<Name extends string, Sent> = {
  validate: (values: FormValues<Name>) => ValidationResult<Sent>;
  /** Rejects when the document was not stored. */
  send: (sent: Sent) => Promise<void>;
};
