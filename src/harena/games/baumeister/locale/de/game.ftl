# Die Worte von Baumeister: Namen, Fragen, Ablehnungen, Züge, was geschieht, der vorgelesene Tisch, die Schlussabrechnung.
# Die Nummer der Regel fügt hinzu, wer einen Satz zeigt. $seat ist ein Spielername; $cards, $cost, $lacking und $tiles können fertige Listen sein.

title = Die Baumeister des Colosseum
subtitle = Ein Konsul für alle, Ruhm für dich
credits = Ein Spiel von Klaus-Jürgen Wrede, erschienen 2016 bei Schmidt Spiele. Regeln und Texte stehen hier in eigenen Worten.

## Namen

kind-water = Fluss
kind-wood = Wald
kind-grain = Feld
kind-stone = Gebirge
kind-stable = Stall
kind-storage = Lager

card-water = Wasser
card-wood = Holz
card-grain = Getreide
card-stone = Stein

amount-card-water = { $count } Wasser
amount-card-wood = { $count } Holz
amount-card-grain = { $count } Getreide
amount-card-stone = { $count } Stein

amount-kind-water = { $count ->
    [one] { $count } Fluss
   *[other] { $count } Flüsse
}
amount-kind-wood = { $count ->
    [one] { $count } Wald
   *[other] { $count } Wälder
}
amount-kind-grain = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
amount-kind-stone = { $count } Gebirge
amount-kind-stable = { $count ->
    [one] { $count } Stall
   *[other] { $count } Ställe
}
amount-kind-storage = { $count } Lager

field-0 = Brunnen
field-1 = Ecke 1
field-2 = oberes Lagerfeld
field-3 = Ecke 2
field-4 = Ecke 3
field-5 = unteres Lagerfeld
field-6 = Ecke 4

token-fame = 1 Ruhm
token-reset = Bewegungsstein zurück nach links
token-card = 1 Karte nach Wahl

## Fragen

ask-first-card = Wähle deine erste Karte.
ask-distance = Zieh den Konsul weiter (jetzt: { $field }). Du hast { $wheels ->
    [0] kein Rad mehr
    [one] noch { $wheels } Rad
   *[other] noch { $wheels } Räder
} und { $fame } Ruhm.
ask-split = { $steps ->
    [one] { $steps } Schritt ist
   *[other] { $steps } Schritte sind
} zu bezahlen. Wie viele zahlst du mit Rädern? Den Rest zahlst du mit Ruhm. Du hast { $wheels ->
    [0] kein Rad mehr
    [one] noch { $wheels } Rad
   *[other] noch { $wheels } Räder
} und { $fame } Ruhm.
ask-storage = { $left ->
    [0] Kein Lagerplättchen ist mehr da: Du kannst nur passen.
   *[other] Gib eine Karte für ein Lagerplättchen oder passe. Dein Handkartenlimit stiege von { $limit } auf { $after }; { $left ->
        [one] { $left } Plättchen ist noch da.
       *[other] { $left } Plättchen sind noch da.
    }
}
ask-corner = Nimm an Ecke { $corner } das erste Plättchen der Reihe oder baue das Bauteil beim Konsul.
ask-payment = Das Bauteil kostet { $cost }. Wie viel { $material } gibst du? An die Stelle jeder Karte dürfen drei beliebige andere treten.
ask-scoring-field = Wähle, welche Art für alle gewertet wird, oder keine.
ask-token-card = Nimm eine Karte nach Wahl oder keine.
ask-answer = Die Wertung bringt { $material }. Du hast { $tiles } Plättchen, im Stapel { $pile ->
    [one] liegt { $pile } Karte
   *[other] liegen { $pile } Karten
}. Nimm Karten, oder nimm keine und erhalte 1 Ruhm. Niemand sieht deine Antwort, bevor alle da sind.
ask-answer-open = Die Wertung bringt { $material }. Du hast { $tiles } Plättchen, im Stapel { $pile ->
    [one] liegt { $pile } Karte
   *[other] liegen { $pile } Karten
}. Nimm Karten, oder nimm keine und erhalte 1 Ruhm. Alle sehen deine Antwort.
ask-hand-check = Du hältst { $over ->
    [one] { $over } Karte
   *[other] { $over } Karten
} mehr als dein Limit von { $limit }. Wie viel { $material } legst du zurück?

## Ablehnungen

refuse-not-your-turn = Du hast jetzt nichts zu entscheiden.
refuse-other-decision = Jetzt ist etwas anderes zu entscheiden.
refuse-no-reach = Dann { $steps ->
    [one] bleibt { $steps } Schritt
   *[other] bleiben { $steps } Schritte
} zu bezahlen; du hast { $wheels ->
    [0] kein Rad mehr
    [one] noch { $wheels } Rad
   *[other] noch { $wheels } Räder
} und { $fame } Ruhm.
refuse-wheels-short = Du hast { $wheels ->
    [0] kein Rad mehr
    [one] noch { $wheels } Rad
   *[other] noch { $wheels } Räder
} und { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} zu bezahlen; die gewählte Zahl lässt sich nicht mit Rädern bezahlen. Du hast { $fame } Ruhm.
refuse-fame-short = Von { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
} bleibt so mehr für den Ruhm, als du zahlen kannst: Du hast { $fame } Ruhm. Du hast { $wheels ->
    [0] kein Rad mehr.
    [one] noch { $wheels } Rad.
   *[other] noch { $wheels } Räder.
}
refuse-no-card = Du hast keine Karte der Sorte { $card }.
refuse-no-storage = Kein Lagerplättchen ist mehr da.
refuse-row-empty = Die Plättchenreihe dieser Ecke ist leer.
refuse-no-part = An dieser Ecke liegt kein Bauteil.
refuse-cannot-pay = Das Bauteil kostet { $cost }. Dir fehlt noch: { $lacking }; und du hast zu wenige andere Karten, um jeweils drei dafür zu geben.
refuse-must-act = Du kannst nicht passen, solange ein Plättchen zu nehmen ist.
refuse-must-build = Die Plättchenreihe ist leer und du kannst das Bauteil bezahlen, also musst du es bauen.
refuse-bad-payment = Mit so viel { $material } sind die Kosten nicht zu bezahlen ({ $cost }): Gib für jede Karte diese selbst oder drei andere, ohne dass eine übrig bleibt.
refuse-too-many = Du hast { $tiles } Plättchen, und im Stapel { $pile ->
    [one] liegt { $pile } Karte
   *[other] liegen { $pile } Karten
} der Sorte { $card }: Mehr kannst du nicht nehmen.
refuse-all-or-none = Nimm so viel { $card }, wie du kannst, oder keine Karte. Du hast { $tiles } Plättchen, und im Stapel { $pile ->
    [one] liegt { $pile } Karte.
   *[other] liegen { $pile } Karten.
}
refuse-no-pile = Der Stapel { $card } ist leer.
refuse-discard-exact = Leg genau { $over ->
    [one] { $over } Karte
   *[other] { $over } Karten
} zurück: Dein Limit ist { $limit }, und was du nicht hast, kannst du nicht geben.
refuse-must-move = Stehen bleiben geht nicht: Der Konsul zieht mindestens ein Feld weit.
refuse-consul-stopped = Der Konsul steht jetzt hier: { $field }. Nur davon hängt ab, was du tun kannst.
refuse-only-first = Nur das erste Plättchen einer Reihe, das am Spielplan, kannst du nehmen.
refuse-row-elsewhere = Plättchen kannst du nur aus der Reihe beim Konsul nehmen; er steht an Ecke { $corner }.
refuse-part-elsewhere = Nur das Bauteil beim Konsul kannst du bauen; er steht an Ecke { $corner }.
refuse-first-slot = Was du baust, kommt von selbst in den ersten freien Steckplatz: Wähle das Bauteil beim Konsul.
refuse-give-card = Wähle die Handkarte, die du für das Lagerplättchen gibst.
refuse-kind-asked = Eine Sorte nach der anderen: Jetzt ist { $material } gefragt.
refuse-not-scored = Das Lager bringt nichts und wird nicht gewertet; wähle ein Material oder den Stall.
refuse-token-covers = Ein Marker deckt das Wertungsfeld ab: Hier wird nichts gewertet.
refuse-other-pile = Diese Wertung bringt nur { $card }.
refuse-take-or-fame = Passen kannst du nicht: Nimm { $card }, oder nimm keine Karte und erhalte 1 Ruhm.

## Züge

move-first-card = 1 { $card } nehmen
move-go = { $distance ->
    [one] { $distance } Feld
   *[other] { $distance } Felder
} weiterziehen ({ $field }): { $wheels ->
    [0] { $fame ->
        [0] frei
       *[other] { $fame } Ruhm
    }
    [one] { $fame ->
        [0] { $wheels } Rad
       *[other] { $wheels } Rad und { $fame } Ruhm
    }
   *[other] { $fame ->
        [0] { $wheels } Räder
       *[other] { $wheels } Räder und { $fame } Ruhm
    }
}
move-go-split = { $distance ->
    [one] { $distance } Feld
   *[other] { $distance } Felder
} weiterziehen ({ $field }) und wählen, wie du zahlst; mit Rädern zuerst: { $wheels ->
    [0] { $fame ->
        [0] frei
       *[other] { $fame } Ruhm
    }
    [one] { $fame ->
        [0] { $wheels } Rad
       *[other] { $wheels } Rad und { $fame } Ruhm
    }
   *[other] { $fame ->
        [0] { $wheels } Räder
       *[other] { $wheels } Räder und { $fame } Ruhm
    }
}
move-split = { $wheels ->
    [0] { $fame ->
        [0] Nichts
       *[other] { $fame } Ruhm
    }
    [one] { $fame ->
        [0] { $wheels } Rad
       *[other] { $wheels } Rad und { $fame } Ruhm
    }
   *[other] { $fame ->
        [0] { $wheels } Räder
       *[other] { $wheels } Räder und { $fame } Ruhm
    }
} zahlen
move-storage-buy = 1 { $card } für ein Lagerplättchen geben: Handkartenlimit { $after }
move-storage-pass = Kein Lagerplättchen kaufen
move-take = Plättchen { $kind } nehmen und { $next } dahinter werten: Davon hast du { $own ->
    [0] keins
   *[other] { $own }
}
move-take-stable = Plättchen { $kind } nehmen und { $next } dahinter werten: Alle Bewegungssteine gehen zurück
move-take-last = Plättchen { $kind } nehmen, das letzte der Reihe: Neue kommen, soweit es welche gibt, und das erste wird gewertet
move-build = Bauteil { $part } für { $cost } bauen: { $bonus ->
    [0] { $fame } Ruhm
   *[other] { $fame } Ruhm und { $bonus } Zusatzruhm
}, Steckplatz { $slot }, { $ways ->
    [one] { $ways } Zahlweise
   *[other] { $ways } Zahlweisen
}
move-corner-pass = Hier nichts tun
move-pay = { $count ->
    [0] Keine Karte der Sorte { $card } geben
   *[other] { $count } { $card } geben
}
move-pay-whole = { $cards } geben
move-score = { $kind } für alle werten
move-score-none = Nichts werten
move-token-card = 1 { $card } nehmen
move-token-none = Keine Karte nehmen
move-take-cards = { $count } { $card } nehmen
move-waive = Auf { $card } verzichten und 1 Ruhm erhalten
move-discard-whole = { $cards } zurücklegen
move-discard = { $count ->
    [0] Alle Karten der Sorte { $card } behalten
   *[other] { $count } { $card } zurücklegen
}

## Was geschieht

log-strip-dealt = { $seat } bekommt Startstreifen { $strip }: { $first } und { $second }.
log-tile-laid = An Ecke { $corner } wird ausgelegt: { $kind }.
log-part-laid = Auf Bauteilplatz { $corner } kommt Bauteil { $part }.
log-token-laid = Ein Marker deckt das Wertungsfeld ab: { $token }.
log-first-card = { $seat } nimmt 1 { $card } als erste Karte.
log-start-found = { $seat } beginnt.
log-compensated = { $seat } startet mit { $fame } Ruhm.
log-went = { $seat } zieht den Konsul { $distance ->
    [one] { $distance } Feld
   *[other] { $distance } Felder
} weiter ({ $field }){ $wheels ->
    [0] { $fame ->
        [0] .
       *[other] {""} für { $fame } Ruhm.
    }
    [one] { $fame ->
        [0] {""} für { $wheels } Rad.
       *[other] {""} für { $wheels } Rad und { $fame } Ruhm.
    }
   *[other] { $fame ->
        [0] {""} für { $wheels } Räder.
       *[other] {""} für { $wheels } Räder und { $fame } Ruhm.
    }
}
log-stored = { $seat } gibt 1 { $card } für ein Lagerplättchen.
log-storage-passed = { $seat } kauft kein Lagerplättchen.
log-storage-nothing = { $seat } kann kein Lagerplättchen kaufen.
log-took-tile = { $seat } nimmt das Plättchen { $kind } von Ecke { $corner }.
log-built = { $seat } baut Bauteil { $part } in Steckplatz { $slot } und erhält { $fame } Ruhm.
log-paid = { $seat } zahlt { $cards }.
log-bonus = { $seat } erhält { $fame } Zusatzruhm für Steckplatz { $slot }.
log-corner-nothing = { $seat } kann an Ecke { $corner } nichts tun.
log-corner-passed = { $seat } passt an Ecke { $corner }.
log-scored = Wertung: { $kind }, jetzt das erste Plättchen der Reihe.
log-score-chosen = Wertung: { $kind }, auf dem Wertungsfeld gewählt.
log-score-declined = { $seat } wählt keine Wertung.
log-cards-taken = { $seat } nimmt { $count } { $card }.
log-waived = { $seat } verzichtet auf { $card } und erhält 1 Ruhm.
log-pile-empty = Der Stapel { $card } ist leer: { $seat } erhält 1 Ruhm.
log-consoled = { $seat } hat kein Plättchen für { $card } und erhält 1 Ruhm.
log-marker-back = { $steps ->
    [0] { $seat } hat den Bewegungsstein schon auf dem linken Rad.
    [one] { $seat } setzt den Bewegungsstein { $steps } Rad zurück.
   *[other] { $seat } setzt den Bewegungsstein { $steps } Räder zurück.
}
log-token-fame-gained = { $seat } erhält durch den Marker 1 Ruhm.
log-token-reset-done = { $steps ->
    [0] { $seat } hat den Bewegungsstein schon auf dem linken Rad; der Marker ändert nichts.
    [one] { $seat } setzt durch den Marker den Bewegungsstein { $steps } Rad zurück.
   *[other] { $seat } setzt durch den Marker den Bewegungsstein { $steps } Räder zurück.
}
log-token-card-taken = { $seat } nimmt durch den Marker 1 { $card }.
log-token-declined = { $seat } nimmt durch den Marker keine Karte.
log-token-nothing = Alle Stapel sind leer: { $seat } bekommt durch den Marker keine Karte.
log-discarded = { $seat } legt zurück: { $cards }.
log-turn = Zug { $turn }: { $seat }.
log-ended = Der letzte Steckplatz ist gefüllt: Das Spiel ist zu Ende.
log-ended-limit = Die Zuggrenze ist erreicht: Das Spiel ist zu Ende.

## Der Tisch, Zeile für Zeile

view-turn = Zug { $turn } von höchstens { $limit }.
view-active = { $seat } ist am Zug.
view-consul = Der Konsul steht hier: { $field }.
view-row = Plättchenreihe an Ecke { $corner }, vom Spielplan nach außen: { $tiles }.
view-row-empty = Die Plättchenreihe an Ecke { $corner } ist leer.
view-part = Auf Bauteilplatz { $corner }: { $part }, kostet { $cost }, bringt { $fame } Ruhm.
view-part-none = Bauteilplatz { $corner } ist leer.
view-site = Bauplatz: { $built } von { $slots } Steckplätzen gefüllt.
view-piles = Kartenstapel: { $cards }.
view-stock = Übrig: { $storage } Lagerplättchen; Landschaftsplättchen I { $stack1 }, II { $stack2 }, III { $stack3 }; { $deck ->
    [0] keine Bauteile.
    [one] { $deck } Bauteil, Rückseite { $back }.
   *[other] { $deck } Bauteile, oberste Rückseite { $back }.
}
view-token = Marker auf dem Wertungsfeld: { $token }.
view-player = { $seat }: { $fame } Ruhm, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} (Limit { $limit }), { $built ->
    [one] { $built } Bauteil gebaut.
   *[other] { $built } Bauteile gebaut.
}
view-tiles = Plättchen von { $seat }: { $tiles }.
view-wheels = { $seat } hat { $wheels ->
    [one] { $wheels } Rad
   *[other] { $wheels } Räder
} und kann damit { $free ->
    [0] keinen Schritt bezahlen.
    [one] { $free } Schritt bezahlen.
   *[other] { $free } Schritte bezahlen.
}
view-hand = { $seat } hat auf der Hand: { $cards }.

## Die Schlussabrechnung

tally-fame = Im Spiel gewonnener Ruhm
tally-majority = Mehrheit ({ $kind }): { $count } Plättchen
tally-cards = { $count ->
    [0] Keine Handkarte
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}, 1 Ruhm für je { $each }
