/**
 * A value as Firestore's REST protocol writes it. Documents, rules and storage metadata all use this form. Source:
 * google.firestore.v1.Value.
 */
export type WireValue =
  | { nullValue: null | 'NULL_VALUE' }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: WireValue[] } }
  | { mapValue: { fields?: WireFields } };

/** The fields of a document or of a map, by name. */
export type WireFields = Record<string, WireValue>;

/** The sender of a request: the verified claims of an ID token, or null without one. */
export type Caller = { uid: string; token: Record<string, unknown> } | null;
