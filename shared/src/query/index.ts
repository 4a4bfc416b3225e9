/** The parts of TanStack Query that screens may use. The shell provides the one client, without its mutations. */
export { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
export type { UseQueryOptions } from '@tanstack/react-query';
export { useMutation, type Mutation, type MutationOptions } from './useMutation';

/** For the shell only, which provides that client: a screen with its own client would not share fetched data. */
export { QueryClient, QueryClientProvider } from '@tanstack/react-query';
