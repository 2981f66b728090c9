declare module 'vitest' {
  interface ProvidedContext {
    /** The template database: migrated and seeded, never written to by tests. */
    templateUrl: string;
  }
}

export {};
