/** The HTTP half of the protocol: one function for each address. */
import type {
  Account,
  AccountBody,
  BotCard,
  BrokenCard,
  BookPage,
  BranchBody,
  GameCard,
  LessonPage,
  Look,
  Moment,
  MomentBody,
  NewTable,
  Problem,
  RematchBody,
  RulesPage,
  TableMade,
  TableSummary,
} from "../protocol";

/** The server said no, or could not be reached; `message` is one sentence for a person. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Ask the server; with a body something is sent to it. What goes wrong is an `ApiError`. */
export async function call(path: string, body?: unknown, extra: Record<string, string> = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined
        ? { headers: extra }
        : { method: "POST", headers: { "content-type": "application/json", ...extra }, body: JSON.stringify(body) },
    );
  } catch {
    throw new ApiError(0, "");
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new ApiError(response.status, problem?.error ?? "");
  }
  return response;
}

const json = async <T>(path: string, body?: unknown): Promise<T> => (await (await call(path, body)).json()) as T;

const part = encodeURIComponent;

export const api = {
  games: () => json<GameCard[]>("/api/games"),
  broken: () => json<BrokenCard[]>("/api/broken"),
  bots: () => json<BotCard[]>("/api/bots"),
  rules: (game: string, language: string) =>
    json<RulesPage>(`/api/games/${part(game)}/rules?language=${part(language)}`),
  sharedWords: async (language: string) => (await call(`/api/words/${part(language)}`)).text(),
  gameWords: async (game: string, language: string) =>
    (await call(`/api/games/${part(game)}/words/${part(language)}`)).text(),
  open: (table: NewTable) => json<TableMade>("/api/tables", table),
  mine: (tokens: string[]) => json<TableSummary[]>("/api/tables/mine", { tokens }),
  account: (table: string, body: AccountBody) => json<Account>(`/api/tables/${part(table)}/account`, body),
  look: (game: string) => json<Look>(`/api/games/${part(game)}/look`),
  leave: async (table: string, tokens: string[]) => void (await call(`/api/tables/${part(table)}/leave`, { tokens })),
  moment: (table: string, body: MomentBody) => json<Moment>(`/api/tables/${part(table)}/moment`, body),
  branch: (table: string, body: BranchBody) => json<TableMade>(`/api/tables/${part(table)}/branch`, body),
  rematch: (table: string, body: RematchBody) => json<TableMade>(`/api/tables/${part(table)}/rematch`, body),
  lesson: (game: string, language: string) => json<LessonPage>(`/api/lessons/${part(game)}/${part(language)}`),
  openLesson: (game: string, name: string) => json<TableMade>(`/api/lessons/${part(game)}`, { name }),
  book: (game: string, language: string) => json<BookPage>(`/api/books/${part(game)}/${part(language)}`),
  record: async (record: string, token: string) => (await call(record, { token })).blob(),
};
