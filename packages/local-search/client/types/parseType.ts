/** A TypeScript type, as far as a search needs it. */
export type Type = {
  /** Name, or the kind of a compound type: `|`, `&`, `[]`, `[,]`, `{}`, `=>`. */
  name: string;
  args: Type[];
};

const tokenPattern =
  /=>|\.\.\.|[\p{L}_$][\p{L}\p{N}_$.]*|'[^']*'|"[^"]*"|\d+|[[\](){}<>|&,:;?]/gu;

/** A list of tokens, read from the start. Anything unexpected is skipped: readers type types bit by bit. */
class Reader {
  readonly #tokens: readonly string[];
  #index = 0;

  constructor(text: string) {
    this.#tokens = text.match(tokenPattern) ?? [];
  }

  get isAtEnd(): boolean {
    return this.#index >= this.#tokens.length;
  }

  peek(offset = 0): string {
    return this.#tokens[this.#index + offset] ?? '';
  }

  next(): string {
    this.#index += 1;
    return this.#tokens[this.#index - 1] ?? '';
  }

  /** Reads a token if it is the next one. */
  take(token: string): boolean {
    const isNext = this.peek() === token;
    this.#index += isNext ? 1 : 0;
    return isNext;
  }

  /** Types up to a closing token, without names such as `dim?:` before them. */
  list(close: string): Type[] {
    const types: Type[] = [];
    while (!this.isAtEnd && !this.take(close)) {
      if (!this.take(',') && !this.take(';')) {
        this.#skipName();
        types.push(this.type());
      }
    }
    return types;
  }

  #skipName(): void {
    this.take('...');
    if (this.peek() === '[' && this.peek(2) === ':') {
      while (!this.isAtEnd && !this.take(']')) {
        this.next();
      }
      this.take(':');
    } else if (/^[\p{L}_$]/u.test(this.peek())) {
      const length = this.peek(1) === '?' ? 2 : 1;
      if (this.peek(length) === ':') {
        this.#index += length + 1;
      }
    }
  }

  type(): Type {
    const type = this.#joined('|', () =>
      this.#joined('&', () => this.#postfix()),
    );
    // A function with one parameter and no brackets around it.
    return this.take('=>') ? {name: '=>', args: [type, this.type()]} : type;
  }

  #joined(name: '|' | '&', read: () => Type): Type {
    this.take(name);
    const args = [read()];
    while (this.take(name)) {
      args.push(read());
    }
    return args.length === 1 && args[0] !== undefined ? args[0] : {name, args};
  }

  #postfix(): Type {
    let type = this.#primary();
    while (this.peek() === '[' && this.peek(1) === ']') {
      this.#index += 2;
      type = {name: '[]', args: [type]};
    }
    return type;
  }

  #primary(): Type {
    const token = this.next();
    switch (token) {
      case '(': {
        const args = this.list(')');
        if (this.take('=>')) {
          return {name: '=>', args: [...args, this.type()]};
        }
        const [only] = args;
        return args.length === 1 && only !== undefined
          ? only
          : {name: '[,]', args};
      }
      case '[':
        return {name: '[,]', args: this.list(']')};
      case '{':
        return {name: '{}', args: this.list('}')};
      case 'readonly':
      case 'typeof':
      case '...':
        return this.#postfix();
      default:
        return this.#named(token);
    }
  }

  #named(name: string): Type {
    const args = this.take('<') ? this.list('>') : [];
    return name === 'Array' && args.length === 1
      ? {name: '[]', args}
      : {name, args};
  }
}

/** Parses a type such as `Promise<Audio | null>`. */
export function parseType(text: string): Type {
  return new Reader(text).type();
}

/** Parses types between commas. */
export function parseTypes(text: string): Type[] {
  return new Reader(text).list('');
}
