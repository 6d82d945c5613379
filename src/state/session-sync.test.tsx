import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureClient, send } from '#api/client.ts';
import { eventsFuture } from '#api/events.ts';
import { AnchorContext } from '#anchor/anchor.ts';
import { useResource } from '#state/resources.ts';
import { checkSession, syncSession } from '#state/session-sync.ts';
import { expireSession } from '#state/session.ts';
import { usePortal } from '#state/store.ts';
import { anchorValue } from '#test/support/anchor.ts';
import { useMockPortal } from '#test/support/door.ts';

const portal = useMockPortal();

let otherTab: BroadcastChannel;
let heard: unknown[];
let stop: () => void;

beforeEach(() => {
  heard = [];
  otherTab = new BroadcastChannel('kundenportal-session');
  otherTab.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
  configureClient({ onSettled: (call) => usePortal.setState((state) => ({ calls: [...state.calls, call] })) });
  stop = syncSession();
});

afterEach(() => {
  stop();
  otherTab.close();
  configureClient({ onSettled: () => undefined });
});

const sessionState = (): string => usePortal.getState().session.state;
const callNames = (): string[] => portal.calls.map((call) => call.name);

function mountRead() {
  const anchor = document.body.appendChild(document.createElement('div'));
  const wrapper = ({ children }: { children: ReactNode }) => <AnchorContext value={anchorValue(anchor)}>{children}</AnchorContext>;
  return renderHook(() => useResource(eventsFuture), { wrapper });
}

function look(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('tabs of one browser', () => {
  it('learn of the expiry and of the next login, once each', async () => {
    portal.select({ scenario: 'expired' });
    const { result } = mountRead();
    await waitFor(() => expect(heard).toEqual(['expired']));
    portal.select({ scenario: 'normal' });
    act(() => result.current.reload());
    await waitFor(() => expect(heard).toEqual(['expired', 'active']));
    act(() => result.current.reload());
    await waitFor(() => expect(callNames()).toHaveLength(3));
    expect(heard).toEqual(['expired', 'active']);
  });

  it('hear of a login by the first answer of a fresh page', async () => {
    mountRead();
    await waitFor(() => expect(heard).toEqual(['active']));
  });

  it('warn here when another saw the expiry, and go on here when another is logged in again', async () => {
    portal.select({ scenario: 'expired' });
    const { result } = mountRead();
    await waitFor(() => expect(result.current.remote.state).toBe('failed'));
    portal.select({ scenario: 'normal' });
    otherTab.postMessage('active');
    await waitFor(() => expect(result.current.remote.state).toBe('ready'));
    expect(sessionState()).toBe('active');
    otherTab.postMessage('expired');
    await waitFor(() => expect(sessionState()).toBe('expired'));
    expect(heard).toEqual(['expired']);
  });

  it('pay no heed to anything else', async () => {
    otherTab.postMessage({ token: 'x' });
    otherTab.postMessage('expired');
    await waitFor(() => expect(sessionState()).toBe('expired'));
  });
});

describe('an expired session', () => {
  it('ends when the tab is looked at after a login elsewhere', async () => {
    portal.select({ scenario: 'expired' });
    const { result } = mountRead();
    await waitFor(() => expect(result.current.remote.state).toBe('failed'));
    portal.select({ scenario: 'normal' });
    act(look);
    await waitFor(() => expect(result.current.remote.state).toBe('ready'));
    expect(sessionState()).toBe('active');
    expect(callNames()).toEqual(['eventsFuture', 'eventsFuture']);
  });

  it('asks who is there when no read has failed', async () => {
    portal.select({ scenario: 'expired' });
    await expect(send('bookmarkDelete', { values: { id: 901 } })).rejects.toMatchObject({ kind: 'session' });
    expect(sessionState()).toBe('expired');
    act(checkSession);
    await waitFor(() => expect(callNames()).toEqual(['bookmarkDelete', 'user']));
    expect(sessionState()).toBe('expired');
    portal.select({ scenario: 'normal' });
    act(checkSession);
    await waitFor(() => expect(sessionState()).toBe('active'));
  });

  it('asks nothing while the session is good', () => {
    checkSession();
    look();
    expect(callNames()).toEqual([]);
  });

  it('is not ended by an answer that was already under way', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    const network = vi.fn(() => new Promise<Response>((resolve) => {
      arrive = resolve;
    }));
    vi.stubGlobal('fetch', network);
    const { result } = mountRead();
    await waitFor(() => expect(network).toHaveBeenCalledOnce());
    act(expireSession);
    arrive(Response.json({ events: [] }));
    await waitFor(() => expect(result.current.remote.state).toBe('ready'));
    expect(sessionState()).toBe('expired');
  });

  it('asks again for what failed as soon as any later call succeeds', async () => {
    portal.select({ scenario: 'expired' });
    const { result } = mountRead();
    await waitFor(() => expect(result.current.remote.state).toBe('failed'));
    portal.select({ scenario: 'normal' });
    await act(() => send('bookmarkDelete', { values: { id: 901 } }));
    await waitFor(() => expect(result.current.remote.state).toBe('ready'));
  });
});
