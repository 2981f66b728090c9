interface Json {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Json[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: Json;
  properties?: Record<string, Json>;
}

function words(json: Json): string {
  if (json.anyOf) return json.anyOf.map(words).join(' · ');
  if (json.enum) return json.enum.join(' · ');
  if (json.const !== undefined) return String(json.const);
  if (json.properties) {
    return `(${Object.entries(json.properties)
      .map(([name, inner]) => `${name} ${words(inner)}`)
      .join(', ')})`;
  }
  switch (json.type) {
    case 'integer':
      return `${json.minimum} to ${json.maximum}`;
    case 'boolean':
      return 'true · false';
    case 'array':
      return `list of ${words(json.items ?? {})}`;
    case 'string':
      return json.maxLength === undefined ? 'text' : `text of at most ${json.maxLength}`;
    default:
      return 'anything';
  }
}

/** A schema of the contract. */
interface Schema {
  toJSONSchema(how: { io: 'input'; unrepresentable: 'any' }): unknown;
}

/** What a schema takes on the wire, in words short enough for a table: 'S · A', '1 to 99'. */
export function accepted(schema: Schema): string {
  return words(schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Json);
}
