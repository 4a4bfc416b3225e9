/** The names of TanStack Query that screens may use. There is one client, given by the shell. */
export { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * For whoever gives that client, and nobody else: a screen with a client of its own would not see what the others have
 * fetched.
 */
export { QueryClient, QueryClientProvider } from '@tanstack/react-query';
