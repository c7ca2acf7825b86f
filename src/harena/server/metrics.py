"""How a server is: whether it can do its work, and figures for Prometheus.

The figures are for the host alone. To a player they would tell more than a page does: one that grows while a secret window is
open says that somebody has answered.
"""

from collections.abc import Iterator
from typing import Final

from aiohttp import web
from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric, SummaryMetricFamily
from prometheus_client.registry import Collector

from harena.core.errors import HarenaError
from harena.server.api import ROOMS, no_key, shown
from harena.server.rooms import Rooms

FORM: Final = "text/plain; version=0.0.4"


class Figures(Collector):
    """The figures of one process."""

    def __init__(self, rooms: Rooms, sockets: set[int]) -> None:
        self._rooms = rooms
        self._sockets = sockets
        self._registry = CollectorRegistry()
        for one in (self, *(kind(registry=None) for kind in (ProcessCollector, PlatformCollector))):
            self._registry.register(one)
        GCCollector(registry=self._registry)

    def collect(self) -> Iterator[Metric]:
        """Return them as they are now."""
        counts = self._rooms.house.store.counts
        yield SummaryMetricFamily("harena_kept_seconds", "From a change to the disk.", counts.kept, counts.seconds)
        yield CounterMetricFamily("harena_groups", "Transactions in which changes were kept.", counts.groups)
        yield CounterMetricFamily("harena_stale", "Changes refused because another was faster.", counts.refused)
        yield CounterMetricFamily("harena_unkept", "Changes that the store could not keep.", counts.failed)
        yield GaugeMetricFamily("harena_rooms", "Tables in memory.", len(self._rooms))
        yield GaugeMetricFamily("harena_pages", "Pages connected.", len(self._sockets))
        yield CounterMetricFamily("harena_bot_failures", "Moves made for a bot.", sum(self._rooms.house.failures.values()))

    def text(self) -> bytes:
        """Return them as Prometheus reads them."""
        return generate_latest(self._registry)


FIGURES: Final = web.AppKey("figures", Figures)


def routes() -> list[web.RouteDef]:
    """Return what a host asks for."""
    return [web.get("/health", health), web.get("/metrics", figures)]


async def health(request: web.Request) -> web.Response:
    """Answer whether the store answers."""
    try:
        await request.app[ROOMS].house.store.look()
    except HarenaError:
        return web.Response(text="the store does not answer\n", status=503)
    return web.Response(text="ok\n")


async def figures(request: web.Request) -> web.Response:
    """Answer with figures for Prometheus, to whoever shows the key of the house."""
    if not request.app[ROOMS].house.keys.owns(shown(request)):
        return no_key()
    return web.Response(body=request.app[FIGURES].text(), headers={"Content-Type": FORM})
