/** The browser's storage, which all tabs share. */
export class SharedStorage {
  private readonly entries = new Map<string, string>();
  get length(): number {
    return this.entries.size;
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.entries.set(key, value);
  }
  removeItem(key: string): void {
    this.entries.delete(key);
  }
  clear(): void {
    this.entries.clear();
  }
}

interface Waiting {
  readonly tab: number;
  readonly begin: () => void;
}

/**
 * The browser's locks: one tab at a time for each name, in the order of the requests; a page that is left releases its
 * locks.
 */
export class Locks {
  private queues = new Map<string, Waiting[]>();

  request<T>(tab: number, name: string, action: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      const own: Waiting = {
        tab,
        begin: () =>
          void action()
            .then(resolve, reject)
            .finally(() => this.leave(name, own)),
      };
      queue.push(own);
      if (queue[0] === own) own.begin();
    });
  }

  private leave(name: string, own: Waiting): void {
    const queue = this.queues.get(name) ?? [];
    const isFirst = queue[0] === own;
    this.queues.set(
      name,
      queue.filter((other) => other !== own),
    );
    if (isFirst) this.queues.get(name)?.[0]?.begin();
  }

  /** Releases the locks of a page that is left, and drops its requests. */
  forget(tab: number): void {
    for (const [name, queue] of this.queues) {
      const left = queue.filter((waiting) => waiting.tab !== tab);
      this.queues.set(name, left);
      if (left[0] !== queue[0]) left[0]?.begin();
    }
  }

  clear(): void {
    this.queues = new Map();
  }
}
