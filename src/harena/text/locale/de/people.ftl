# Die Leute an einem Tisch für mehrere: was sie nicht dürfen, und was neben dem Spiel von ihnen gesagt wird.

## Ablehnungen

refuse-begun = Das Spiel hat begonnen.
refuse-seating = Noch sitzen nicht alle.
refuse-spectator = Das ist Sache derer, die spielen.
refuse-gone = Diese Seite wurde entlassen. Lade sie neu.
refuse-hello-twice = Der Tisch kennt diese Seite schon.
refuse-not-free = Dort sitzt jemand.
refuse-no-bot = Einen solchen Bot gibt es nicht.
refuse-not-host = Das bestimmt, wer den Tisch gemacht hat.
refuse-resigned = Dieser Platz hat aufgegeben.
refuse-not-away = Wer dort spielt, ist da oder war es eben noch. Nach einer Minute ohne Seite geht es.
refuse-no-link = Das ist nicht dein Link.
refuse-proposed = Es ist schon etwas vorgeschlagen; das kommt zuerst.
refuse-no-proposal = Das ist nicht mehr vorgeschlagen.
refuse-not-over = Das Spiel ist noch nicht zu Ende.
refuse-again = Das neue Spiel ist schon gelegt.
refuse-alone = Es ist sonst niemand da, den man fragen könnte.
refuse-consent = Damit endet das Spiel auch für die anderen; schlage es ihnen vor.
refuse-undo-clock = Das kannst du nicht zurücknehmen: Die Zeit für diese Entscheidung ist um.
refuse-said-enough = An diesem Tisch ist genug gesagt.
refuse-bad-name = Ein Name braucht wenigstens einen Buchstaben, eine Ziffer oder ein Zeichen.
refuse-bad-text = Darin ist nichts, was gezeigt werden kann.
refuse-too-fast = Das ist zu viel auf einmal; warte einen Augenblick.

## Was neben dem Spiel gesagt wird

talk-expired = Die Zeit von { $seat } ist um; der sichere Zug wurde gemacht.
talk-resigned = { $seat } gibt auf; ein Bot spielt weiter.
talk-seat-sat-bot = { $seat } lässt einen Bot spielen ({ $kind ->
    [greedy] gierig
    [random] zufällig
   *[other] { $kind }
}).
talk-seat-sat-human = { $seat } ist zurück.
talk-host-sat-bot = Der Gastgeber gibt den Platz von { $seat } einem Bot ({ $kind ->
    [greedy] gierig
    [random] zufällig
   *[other] { $kind }
}).
talk-host-sat-human = Der Gastgeber hält den Platz von { $seat } für einen Menschen frei.
talk-host-renewed-host = Der Gastgeber hat seinen Link erneuert.
talk-host-renewed-watch = Der Gastgeber hat den Link zum Zuschauen erneuert.
talk-host-renewed-seat = Der Gastgeber hat den Link von { $seat } erneuert; der alte gilt nicht mehr.
talk-seat-renewed-seat = { $seat } hat den Link dieses Platzes erneuert.
talk-seat-renewed-see = { $seat } hat den Link zum Mitschauen erneuert.
talk-proposed-undo = { $seat } bittet, den letzten Zug zurückzunehmen.
talk-proposed-end = { $seat } schlägt vor, das Spiel zu beenden.
talk-proposed-replace = { $seat } schlägt vor, dass für { $whom } ein Bot spielt.
talk-proposed-rematch = { $seat } schlägt noch ein Spiel vor.
talk-withdrawn = { $seat } zieht den Vorschlag zurück.
talk-refused = { $seat } lehnt ab.
talk-agreed-undo = Alle sind einverstanden: Der letzte Zug von { $seat } wird zurückgenommen.
talk-agreed-end = Alle sind einverstanden, das Spiel zu beenden.
talk-agreed-replace = Alle sind einverstanden: Für { $whom } spielt ein Bot.
talk-agreed-rematch = Alle wollen noch ein Spiel.
talk-rematch = Der Tisch für das neue Spiel ist gelegt.
